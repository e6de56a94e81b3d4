import { expect, it } from 'vitest';
import { ALL } from '../titles/all.ts';
import { ENGLISH } from './en/index.ts';
import type { Messages } from './messages.ts';

/** Messages of the page that belong to no title, or to other titles. */
const ELSEWHERE =
  /^page\.(?:express|home|title|new|app|preference|end\.source|chart\.express|owners\.note\.express|plan\.incomes|tab)/;

function messagesOf(id: string): Messages {
  const whole = ALL.find(({ game }) => game.id === id);
  if (!whole) throw new Error(`no title ${id}`);
  const { ruleTexts, messages } = whole;
  const page = Object.entries({ ...ENGLISH.page, ...ENGLISH.board }).filter(([key]) => !ELSEWHERE.test(key));
  return { ...Object.fromEntries(page), ...messages, ...ruleTexts.texts };
}

/** The text of a message without its placeholders and without the names of private companies. */
function said(message: string): string {
  return message
    .replaceAll(/\{\w+(?:, (?:select|plural),)?/g, '')
    .replaceAll(/private compan(?:y|ies)/gi, '');
}

function linesWith(id: string, word: RegExp): string[] {
  return Object.entries(messagesOf(id)).flatMap(([key, message]) =>
    word.test(said(message)) ? `${key}: ${message}` : [],
  );
}

it.each([
  ['1848', /\bcorporations?\b|\blocomotives?\b|\bengines?\b|\bpresidents?\b/i],
  ['1860', /\bcorporations?\b|\blocomotives?\b|\bengines?\b|\bdirectors?\b/i],
  ['18gb', /\bcompan(?:y|ies)\b|\blocomotives?\b|\bpresidents?\b/i],
  ['chicago-express', /\bcorporations?\b|\blocomotives?\b|\bengines?\b|\brailways?\b/i],
])('%s has one word for each thing', (id, others) => {
  const lines = linesWith(id, others).filter(
    (line) => !line.startsWith('board.express.') || id === 'chicago-express',
  );
  expect(lines).toEqual([]);
});
