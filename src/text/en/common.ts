import type { Messages } from '../messages.ts';
import { INPUT } from './input.ts';

/** Words that every title and every page need. */
export const COMMON: Messages = {
  ...INPUT,
  'word.player': 'Player {number}',
  'word.place': '{id} {name}',
  'word.stop': '{name} {id}',
  'word.private': '{name} ({id})',
  'word.train': 'train {name}',
  'word.amount-of': '{who} {amount}',
  'word.range': '{from} to {to}',
  'word.of': '{amount} of {of}',
  'word.nobody': 'nobody',
  'word.not-allowed': 'not allowed',
  'party.bank': 'the bank',
  'party.ipo': 'the IPO',
  'party.pool': 'the pool',

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
  'ruleSet.18xx.games.about': 'As 18xx.games plays it; imported games use it.',

  // Files of another format.
  'event.file-differs': 'The file has {said} as “{field}”, the game {found}: the file’s is not used.',
  'event.undo-unknown': 'There is no action {target} before it; everything after that number is taken back.',
  'event.undo-nothing': 'There is nothing to take back.',
  'event.redo-nothing': 'There is nothing to restore.',

  // Refusals of input that is not a move at all.
  'refusal.not-an-action': 'That is not a move.',
  'refusal.unknown-action': 'This game has no move called “{typeIs}”.',
  'refusal.bad-field': 'The move is incomplete: “{field}” is missing or cannot be right.',
  'refusal.extra-field': 'The move says something this game does not know: “{field}”.',
};
