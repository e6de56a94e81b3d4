import type { Messages } from '../messages.ts';
import { INPUT } from './input.ts';

/** Words that every title and every page need. */
export const COMMON: Messages = {
  ...INPUT,
  'word.player': 'Игрок {number}',
  'word.place': '{id} {name}',
  'word.stop': '{name} {id}',
  'word.stop-of': '{name} ({number})',
  'word.private': '{name} ({id})',
  'word.train': 'поезд {name}',
  'word.amount-of': '{who} {amount}',
  'word.range': '{from}–{to}',
  'word.of': '{amount} из {of}',
  'word.sentence': '{text}.',
  'word.file-note': '{where}: {lines}',
  'word.record': 'действие {number} ({kind})',
  'word.record-part': 'действие {number}, автоматическая часть ({kind})',
  'word.with-rule': '{text} [{rule}]',
  'word.nobody': 'никому',
  'word.not-allowed': 'нельзя',
  'party.bank': 'банк',
  'party.ipo': 'IPO',
  'party.pool': 'пул',

  // Said alone, after a colon or in a list; beside a noun a message chooses by `colourIs`.
  'colour.white': 'без тайла',
  'colour.yellow': 'жёлтый',
  'colour.green': 'зелёный',
  'colour.brown': 'коричневый',
  'colour.gray': 'серый',
  'colour.blue': 'синий',
  'colour.red': 'красный',

  'ask.sentence': '{who}: {what}',
  'ask.other': '{company}, решает {seat}',
  'ask.owner': '{seat}, владелец {private}',
  'ask.finished': 'Игра окончена: {reason}',

  'choice.pass': 'Пасовать',
  'group.pass': 'Пас',
  'value.true': 'да',
  'value.false': 'нет',

  'ruleSet.book': 'Книга правил',
  'ruleSet.18xx.games': '18xx.games',
  'ruleSet.18xx.games.about': 'Правила — как на 18xx.games; по ним идут партии из загруженных файлов.',

  // Files of another format.
  'event.file-differs':
    'В файле «{field}» — {said}, а по правилам игры {found}; считается то, что по правилам.',
  'event.undo-unknown': 'До этого места нет действия {target}; отменено всё, что было после этого номера.',
  'event.undo-nothing': 'Отменять нечего.',
  'event.redo-nothing': 'Возвращать нечего.',

  // Refusals of input that is not a move at all.
  'refusal.not-an-action': 'Это не действие.',
  'refusal.unknown-action': 'В этой игре нет действия «{typeIs}».',
  'refusal.bad-field': 'Действие неполное: «{field}» отсутствует или не подходит.',
  'refusal.extra-field': 'В действии есть то, чего эта игра не знает: «{field}».',
};
