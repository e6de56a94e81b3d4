import type { Messages } from '../../text/messages.ts';

export const WORDS: Messages = {
  'event.add': 'The total is {total}',
  'event.double': 'The total doubles to {total}',
  'event.swap': 'Nothing changes: the total is {total}',
  'refusal.over': 'The goal is reached.',
  'refusal.not-your-turn': 'It is the turn of {seat}.',
  'refusal.bad-amount': '{amount} cannot be added.',
  'refusal.nothing-there': 'There is nothing to double yet.',
  'refusal.bad-word': '{word} is not a word of this game.',
  'choice.add': 'Add {amount}',
  'group.add': 'Add',
  'choice.double': 'Double',
  'group.double': 'Double',
  'choice.swap': 'Say {word}',
  'group.swap': 'Say a word',
  'step.count': 'count',
  'ask.count': 'count on',
  'help.count': 'Add to the total, or double it.',
  'end.goal': 'the goal is reached',
};
