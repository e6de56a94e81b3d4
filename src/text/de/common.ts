import type { Messages } from '../messages.ts';
import { INPUT } from './input.ts';

/** Words that every title and every page need. */
export const COMMON: Messages = {
  ...INPUT,
  'word.player': 'Spieler {number}',
  'word.place': '{id} {name}',
  'word.stop': '{name} {id}',
  'word.stop-of': '{name} ({number})',
  'word.private': '{name} ({id})',
  'word.train': 'Lok {name}',
  'word.amount-of': '{who} {amount}',
  'word.range': '{from}–{to}',
  'word.of': '{amount} von {of}',
  'word.sentence': '{text}.',
  'word.file-note': '{where}: {lines}',
  'word.record': 'Aktion {number} ({kind})',
  'word.record-part': 'Aktion {number}, automatischer Teil ({kind})',
  'word.with-rule': '{text} [{rule}]',
  'word.nobody': 'niemand',
  'word.not-allowed': 'nicht erlaubt',
  'party.bank': 'die Bank',
  'party.ipo': 'neue Aktien',
  'party.pool': 'der Pool',

  // Said alone, after a colon or in a list; beside a noun a message chooses by `colourIs`.
  'colour.white': 'unbebaut',
  'colour.yellow': 'gelb',
  'colour.green': 'grün',
  'colour.brown': 'braun',
  'colour.gray': 'grau',
  'colour.blue': 'blau',
  'colour.red': 'rot',

  'ask.sentence': '{who}: {what}',
  'ask.other': '{company}, es entscheidet {seat}',
  'ask.owner': '{seat}, Besitzer von {private}',
  'ask.finished': 'Das Spiel ist zu Ende – {reason}',

  'choice.pass': 'Passen',
  'group.pass': 'Passen',
  'value.true': 'ja',
  'value.false': 'nein',

  'ruleSet.book': 'Regelheft',
  'ruleSet.18xx.games': '18xx.games',
  'ruleSet.18xx.games.about': 'Spielt wie 18xx.games; eingelesene Partien benutzen diesen Regelsatz.',

  // Files of another format.
  'event.file-differs':
    'In der Datei steht bei „{field}“ {said}; nach den Spielregeln ist es {found}, und das gilt.',
  'event.undo-unknown':
    'Eine Aktion {target} gibt es davor nicht; rückgängig gemacht wird alles nach dieser Nummer.',
  'event.undo-nothing': 'Es gibt nichts rückgängig zu machen.',
  'event.redo-nothing': 'Es gibt nichts zu wiederholen.',

  // Refusals of input that is not a move at all.
  'refusal.not-an-action': 'Das ist keine Aktion.',
  'refusal.unknown-action': 'In diesem Spiel gibt es keine Aktion „{typeIs}“.',
  'refusal.bad-field': 'Die Aktion ist unvollständig: „{field}“ fehlt oder ist ungültig.',
  'refusal.extra-field': 'Die Aktion enthält etwas, was dieses Spiel nicht kennt: „{field}“.',
};
