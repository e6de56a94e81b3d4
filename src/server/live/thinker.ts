import { parentPort } from 'node:worker_threads';
import type { AnyMind } from '../../bots/mind.ts';
import { findTitle } from '../../titles/find.ts';
import type { Answer, Question } from './thinking.ts';

/** A thread in which computers think: one question after the other. */

async function mindOf(id: string): Promise<AnyMind> {
  const mind = await findTitle(id)?.load.mind?.();
  if (!mind) throw new RangeError(`computers do not know how to play ${id}`);
  return mind;
}

async function answer({ title, state, character, seed }: Question): Promise<Answer> {
  try {
    const mind = await mindOf(title);
    return { decision: mind.decide(state, character, seed) };
  } catch (error) {
    return { decision: null, message: (error as Error).message };
  }
}

async function reply(question: Question): Promise<void> {
  const answered = await answer(question);
  // oxlint-disable-next-line require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(answered);
}

parentPort?.on('message', (question: Question) => void reply(question));
