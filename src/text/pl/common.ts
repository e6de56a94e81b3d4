import type { Messages } from '../messages.ts';
import { INPUT } from './input.ts';

/** Words that every title and every page need. */
export const COMMON: Messages = {
  ...INPUT,
  'word.player': 'Gracz {number}',
  'word.place': '{id} {name}',
  'word.stop': '{name} {id}',
  'word.stop-of': '{name} ({number})',
  'word.private': '{name} ({id})',
  'word.train': 'pociąg {name}',
  'word.amount-of': '{who} {amount}',
  'word.range': '{from}–{to}',
  'word.of': '{amount} z {of}',
  'word.sentence': '{text}.',
  'word.file-note': '{where}: {lines}',
  'word.record': 'ruch {number} ({kind})',
  'word.record-part': 'ruch {number}, część automatyczna ({kind})',
  'word.with-rule': '{text} [{rule}]',
  'word.nobody': 'brak',
  'word.not-allowed': 'niedozwolone',
  'party.bank': 'bank',
  'party.ipo': 'oferta pierwotna',
  'party.pool': 'pula',

  // Said alone, after a colon or in a list; beside a noun a message chooses by `colourIs`.
  'colour.white': 'bez kafelka',
  'colour.yellow': 'żółty',
  'colour.green': 'zielony',
  'colour.brown': 'brązowy',
  'colour.gray': 'szary',
  'colour.blue': 'niebieski',
  'colour.red': 'czerwony',

  'ask.sentence': '{who}: {what}',
  'ask.other': '{company}, decyduje {seat}',
  'ask.owner': '{seat}, właściciel {private}',
  'ask.finished': 'Koniec gry: {reason}',

  'choice.pass': 'Pasuj',
  'group.pass': 'Pas',
  'value.true': 'tak',
  'value.false': 'nie',

  'ruleSet.book': 'Instrukcja',
  'ruleSet.18xx.games': '18xx.games',
  'ruleSet.18xx.games.about':
    'Gra się tak jak w serwisie 18xx.games; według tych zasad toczą się importowane gry.',

  // Files of another format.
  'event.file-differs': 'W pliku „{field}” to {said}; według zasad gry jest to {found} i to się liczy.',
  'event.undo-unknown': 'Przed tym ruchem nie ma ruchu {target}; cofa się wszystko po tym numerze.',
  'event.undo-nothing': 'Nie ma czego cofnąć.',
  'event.redo-nothing': 'Nie ma czego ponowić.',

  // Refusals of input that is not a move at all.
  'refusal.not-an-action': 'To nie jest ruch.',
  'refusal.unknown-action': 'W tej grze nie ma ruchu „{typeIs}”.',
  'refusal.bad-field': 'Ruch jest niepełny: brakuje pola „{field}” albo ma ono złą wartość.',
  'refusal.extra-field': 'Ruch zawiera coś, czego ta gra nie zna: „{field}”.',
};
