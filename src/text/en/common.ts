import type { Messages } from '../messages.ts';
import { INPUT } from './input.ts';

/** Words that every title and every page need. */
export const COMMON: Messages = {
  ...INPUT,
  'word.player': 'Player {number}',
  'word.place': '{id} {name}',
  'word.stop': '{name} {id}',
  'word.stop-of': '{name} ({number})',
  'word.private': '{name} ({id})',
  'word.train': 'train {name}',
  'word.amount-of': '{who} {amount}',
  'word.range': '{from}–{to}',
  'word.of': '{amount} of {of}',
  'word.sentence': '{text}.',
  'word.file-note': '{where}: {lines}',
  'word.record': 'action {number} ({kind})',
  'word.record-part': 'action {number}, automatic part ({kind})',
  'word.with-rule': '{text} [{rule}]',
  'word.nobody': 'nobody',
  'word.not-allowed': 'not allowed',
  'party.bank': 'the bank',
  'party.ipo': 'the IPO',
  'party.pool': 'the pool',

  // Said alone, after a colon or in a list; beside a noun a message chooses by `colourIs`.
  'colour.white': 'unbuilt',
  'colour.yellow': 'yellow',
  'colour.green': 'green',
  'colour.brown': 'brown',
  'colour.gray': 'grey',
  'colour.blue': 'blue',
  'colour.red': 'red',

  'ask.sentence': '{who}: {what}',
  'ask.other': '{company}, decided by {seat}',
  'ask.owner': '{seat}, owner of {private}',
  'ask.finished': 'The game is over: {reason}',

  'choice.pass': 'Pass',
  'group.pass': 'Pass',
  'value.true': 'yes',
  'value.false': 'no',

  'ruleSet.book': 'Rulebook',
  'ruleSet.18xx.games': '18xx.games',
  'ruleSet.18xx.games.about': 'Plays the way 18xx.games does; imported games use it.',

  // Files of another format.
  'event.file-differs':
    'The file gives “{field}” as {said}; by the rules of the game it is {found}, and that is what counts.',
  'event.undo-unknown':
    'There is no action {target} before this one; everything after that number is undone.',
  'event.undo-nothing': 'There is nothing to undo.',
  'event.redo-nothing': 'There is nothing to redo.',

  // Refusals of input that is not a move at all.
  'refusal.not-an-action': 'That is not a move.',
  'refusal.unknown-action': 'This game has no move called “{typeIs}”.',
  'refusal.bad-field': 'The move is incomplete: “{field}” is missing or invalid.',
  'refusal.extra-field': 'The move contains something this game does not know: “{field}”.',
};
