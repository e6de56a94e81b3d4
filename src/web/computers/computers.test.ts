import { signal } from '@preact/signals';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Character, Decision } from '../../bots/mind.ts';
import { decisionSeed } from '../../bots/seats.ts';
import { legalActions } from '../../core/choice.ts';
import type { Action } from '../../core/game.ts';
import { memoryHere, memoryStore } from '../match/memory-database.ts';
import { HereKeeper } from '../match/here-keeper.ts';
import { openSaved, startGame } from '../match/open.ts';
import type { MatchSession } from '../match/session.ts';
import type { MatchStore } from '../match/store.ts';
import { loadMind } from '../titles.ts';
import type { Question } from './api.ts';
import { Computers, MOVE_MS } from './computers.ts';
import type { Speed } from './speed.ts';

const MEDIUM: Character = { level: 'medium', manner: 'balanced' };

/** A question that has been asked, and how it is answered. */
interface Asked {
  readonly question: Question;
  readonly signal: AbortSignal;
  readonly answer: (decision: Decision<Action>) => Promise<void>;
  readonly fail: (error: Error) => Promise<void>;
}

/** A table whose computers think as the test says, by a clock that the test moves. */
interface Bench {
  readonly session: MatchSession;
  readonly computers: Computers;
  readonly asked: Asked[];
  readonly speed: { value: Speed };
  readonly handedOn: { times: number };
  /** Lets so many milliseconds pass. */
  readonly pass: (milliseconds: number) => void;
  /** Answers the last question with what is legal first. */
  readonly answer: () => Promise<void>;
}

function settle(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

function newTable(
  seats: readonly (Character | null)[],
  store: MatchStore = memoryStore(),
): Promise<MatchSession> {
  return startGame(memoryHere(store), {
    title: 'chicago-express',
    names: ['Ada', 'Ben', 'Cleo'],
    computers: seats,
    ruleSet: 'book',
    options: {},
    seed: 7,
  });
}

function sitDown(session: MatchSession, pace: Speed = 'normally'): Bench {
  const asked: Asked[] = [];
  const timers = new Set<{ left: number; readonly run: () => void }>();
  const speed = signal<Speed>(pace);
  const handedOn = { times: 0 };
  const computers = new Computers(session, {
    think: (question, abort) =>
      new Promise((resolve, reject) => {
        abort.addEventListener('abort', () => reject(abort.reason as Error));
        asked.push({
          question,
          signal: abort,
          answer: async (decision) => {
            resolve(decision);
            await settle();
          },
          fail: async (error) => {
            reject(error);
            await settle();
          },
        });
      }),
    later: (run, milliseconds) => {
      const timer = { left: milliseconds, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    speed,
    passesForced: () => false,
    onHandedOn: () => handedOn.times++,
  });
  const stop = computers.start();
  onTestFinished(stop);
  return {
    session,
    computers,
    asked,
    speed,
    handedOn,
    pass: (milliseconds) => {
      for (const timer of timers) {
        timer.left -= milliseconds;
        if (timer.left > 0) continue;
        timers.delete(timer);
        timer.run();
      }
    },
    answer: () => {
      const last = asked.at(-1);
      if (!last) throw new Error('nothing was asked');
      return last.answer(decisionAt(session));
    },
  };
}

function decisionAt({ title, state }: MatchSession): Decision<Action> {
  const [action, other] = legalActions(title.game, state.value);
  if (!action || !other) throw new Error('nothing to choose');
  const because = { key: 'bot.express.noop.wait', params: {} };
  return { action, because, alternatives: [{ action: other, worth: 3, because }], work: 1 };
}

function actByHand(session: MatchSession): void {
  const [action] = legalActions(session.title.game, session.state.value);
  if (!action || session.act(action)) throw new Error('not done');
}

describe('computers at a table', () => {
  test('are asked when it is their turn, with a seed of the match and the number of the action', async () => {
    const { session, asked } = sitDown(await newTable([null, MEDIUM, MEDIUM]));
    expect(asked).toHaveLength(0);
    actByHand(session);
    expect(asked.map(({ question }) => question)).toEqual([
      {
        title: 'chicago-express',
        state: session.state.value,
        character: MEDIUM,
        seed: decisionSeed(7, 1),
      },
    ]);
  });

  test('move after a while that people can read in, with their reason', async () => {
    const { session, asked, pass, answer } = sitDown(await newTable([MEDIUM, MEDIUM, null]));
    await answer();
    expect(session.at.value).toBe(0);
    pass(MOVE_MS - 1);
    expect(session.at.value).toBe(0);
    pass(1);
    expect(session.at.value).toBe(1);
    expect(session.whyAt(1)).toEqual({
      because: { key: 'bot.express.noop.wait', params: {} },
      others: [{ action: expect.anything(), because: expect.anything() }],
    });
    // The next one thinks meanwhile, one question at a time.
    expect(asked).toHaveLength(2);
  });

  test('move at once where that is wanted, and hand the decision on with a rest', async () => {
    const { session, answer, handedOn } = sitDown(await newTable([MEDIUM, MEDIUM, null]), 'at-once');
    await answer();
    expect([session.at.value, handedOn.times]).toEqual([1, 0]);
    await answer();
    expect([session.at.value, handedOn.times]).toEqual([2, 1]);
  });

  test('wait for a key between two moves where that is wanted', async () => {
    const { session, computers, answer, pass } = sitDown(await newTable([MEDIUM, MEDIUM, null]), 'slowly');
    expect(computers.isWaiting).toBe(false);
    await answer();
    pass(MOVE_MS);
    expect([session.at.value, computers.isWaiting]).toEqual([1, true]);
    await answer();
    pass(10 * MOVE_MS);
    expect(session.at.value).toBe(1);
    computers.goOn();
    expect(session.at.value).toBe(2);
  });

  test('stop and think no more while they are paused, and make one move where that is wanted', async () => {
    const { session, computers, asked, answer, pass } = sitDown(await newTable([MEDIUM, MEDIUM, null]));
    computers.pause(true);
    expect(asked[0]?.signal.aborted).toBe(true);
    pass(10 * MOVE_MS);
    expect(asked).toHaveLength(1);
    computers.moveOnce();
    await answer();
    expect([session.at.value, computers.isPaused.value, asked.length]).toEqual([1, true, 2]);
    computers.pause(false);
    expect(asked).toHaveLength(3);
  });

  test('give up a question whose position has changed', async () => {
    const session = await newTable([null, MEDIUM, MEDIUM]);
    const { asked } = sitDown(session);
    actByHand(session);
    session.goTo(0);
    expect(asked.map(({ signal: { aborted } }) => aborted)).toEqual([true]);
    actByHand(session);
    expect(asked).toHaveLength(2);
    session.handOver(1, null);
    expect(asked[1]?.signal.aborted).toBe(true);
    expect(session.choices.value.length).toBeGreaterThan(0);
    session.handOver(1, { level: 'hard', manner: 'bold' });
    expect(asked[2]?.question.character).toEqual({ level: 'hard', manner: 'bold' });
    // Another seat is none of its business.
    session.handOver(0, MEDIUM);
    expect([asked.length, asked[2]?.signal.aborted]).toEqual([3, false]);
  });

  test('pause where one goes back to their decision', async () => {
    const { session, computers, answer, asked } = sitDown(
      await newTable([MEDIUM, MEDIUM, MEDIUM]),
      'at-once',
    );
    await answer();
    await answer();
    session.goTo(1);
    expect(computers.isPaused.value).toBe(true);
    expect(asked.at(-1)?.signal.aborted).toBe(true);
  });

  test('do not move while an earlier position or a plan is on show', async () => {
    const { session, computers, answer, pass } = sitDown(await newTable([null, MEDIUM, MEDIUM]));
    actByHand(session);
    session.lookAt(0);
    await answer();
    pass(MOVE_MS);
    expect(session.at.value).toBe(1);
    computers.hold(true);
    session.lookAt(null);
    expect(session.at.value).toBe(1);
    computers.hold(false);
    expect(session.at.value).toBe(2);
  });

  test('that break down leave the table as it is, until it is tried again', async () => {
    const { session, computers, asked, answer, pass } = sitDown(await newTable([MEDIUM, MEDIUM, null]));
    await asked[0]?.fail(new Error('no memory'));
    pass(MOVE_MS);
    expect(computers.trouble.value).toEqual({ kind: 'failed', message: 'no memory' });
    expect([session.at.value, asked.length]).toEqual([0, 1]);
    computers.tryAgain();
    expect(computers.trouble.value).toBeNull();
    await answer();
    expect([session.at.value, asked.length]).toEqual([1, 3]);
  });

  test.each([
    ['what the rules refuse', { type: 'bid', by: 0, company: 'PRR', price: 4000 }],
    ['for another seat', { type: 'pass', by: 1 }],
    ['what is no action at all', { type: 'hello', by: 0 }],
  ])('that choose %s leave the seat to a person', async (_, action) => {
    const { session, computers, asked } = sitDown(await newTable([MEDIUM, MEDIUM, null]), 'at-once');
    await asked[0]?.answer({ ...decisionAt(session), action });
    expect(computers.trouble.value?.kind).toBe('refused');
    expect([session.at.value, asked.length]).toEqual([0, 1]);
    session.handOver(0, null);
    expect(computers.trouble.value).toBeNull();
    expect(session.choices.value.length).toBeGreaterThan(0);
  });

  test('do nothing where the game is only followed', async () => {
    const session = await newTable([MEDIUM, MEDIUM, null]);
    const seats = signal<'all' | readonly number[]>([]);
    Object.defineProperty(session.keeper, 'seats', { value: seats });
    const { asked } = sitDown(session);
    expect(asked).toHaveLength(0);
  });

  test('come to the same move on a page that is opened in the middle', async () => {
    const store = memoryStore();
    const session = await newTable([null, MEDIUM, MEDIUM], store);
    const before = sitDown(session);
    actByHand(session);
    await session.written;
    const { session: again } = await openSaved(new HereKeeper(session.id, memoryHere(store)));
    if (!again) throw new Error('not opened');
    const after = sitDown(again);
    const mind = await loadMind('chicago-express');
    const [first, second] = [before, after].map(({ asked }) => {
      const { state, character, seed } = asked[0]?.question ?? {};
      if (!state || !character || seed === undefined) throw new Error('nothing was asked');
      return mind.decide(structuredClone(state), { ...character, level: 'easy' }, seed);
    });
    expect(second).toEqual(first);
  });
});
