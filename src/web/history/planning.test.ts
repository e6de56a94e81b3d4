// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { legalActions } from '../../core/choice.ts';
import type { Action } from '../../core/game.ts';
import { HereKeeper } from '../match/here-keeper.ts';
import { memoryHere } from '../match/memory-database.ts';
import { openSaved, startGame } from '../match/open.ts';
import type { MatchSession } from '../match/session.ts';
import { endPlan, planOf, plannedActions, playPlan, resumePlan, startPlan } from './planning.ts';

const here = memoryHere();
let session: MatchSession;

function playSome(table: MatchSession, count: number): void {
  for (let done = 0; done < count; done++) {
    const [action] = legalActions(table.title.game, table.state.value);
    if (!action || table.act(action)) throw new Error('not played');
  }
}

function currentPlan(): NonNullable<ReturnType<typeof planOf>> {
  const plan = planOf(session);
  if (!plan) throw new Error('no plan');
  return plan;
}

beforeEach(async () => {
  endPlan();
  session = await startGame(here, {
    title: 'chicago-express',
    names: ['Ada', 'Ben', 'Cleo'],
    ruleSet: 'book',
    options: {},
    seed: 7,
  });
  playSome(session, 4);
  startPlan(session);
});

describe('a plan', () => {
  test('is played at a table of its own; the real one and the store hear nothing of it', async () => {
    const plan = currentPlan();
    playSome(plan.session, 3);
    await plan.session.written;
    expect([session.at.value, plan.session.at.value]).toEqual([4, 7]);
    expect(await here.store.read(plan.session.id)).toBeNull();
    endPlan();
    expect(planOf(session)).toBeNull();
    expect(session.at.value).toBe(4);
  });

  test('is not taken back beyond where it begins', () => {
    const { session: table } = currentPlan();
    playSome(table, 1);
    table.undo();
    expect(table.canUndo.value).toBe(false);
    table.undo();
    table.goTo(1);
    expect(table.at.value).toBe(4);
  });

  test('is played for good, one action after the other', async () => {
    const plan = currentPlan();
    playSome(plan.session, 3);
    plan.session.undo();
    expect(plannedActions(plan)).toHaveLength(2);
    expect(playPlan(plan)).toEqual({ number: 2, refused: null });
    expect(session.view.value).toEqual(plan.session.view.value);
    await session.written;
    const { session: again } = await openSaved(new HereKeeper(session.id, here));
    expect(again?.at.value).toBe(6);
  });

  test('is played for good as far as persons decide: computers decide for themselves', () => {
    const plan = currentPlan();
    playSome(plan.session, 3);
    const [first, second] = plannedActions(plan);
    if (!first || !second || first.by === second.by) throw new Error('one seat after the other was expected');
    session.handOver(second.by, { level: 'medium', manner: 'balanced' });
    expect(playPlan(plan)).toEqual({ number: 1, refused: null });
    expect(session.at.value).toBe(5);
  });

  test('may begin before the present position, to be tried out and no more', () => {
    endPlan();
    startPlan(session, 2);
    const plan = currentPlan();
    expect([plan.session.at.value, plan.from, plan.isWhatIf]).toEqual([2, 2, true]);
    playSome(plan.session, 1);
    plan.session.goTo(1);
    expect(plan.session.at.value).toBe(3);
    // What could not be played is not taken up again either.
    endPlan();
    expect(resumePlan(session)).toEqual({ lost: 0 });
    expect(planOf(session)).toBeNull();
    expect(session.at.value).toBe(4);
  });

  test('ends where the real table has gone another way', () => {
    const plan = currentPlan();
    playSome(plan.session, 2);
    const [, other] = [...legalActions(session.title.game, session.state.value)];
    session.act(other as Action);
    const { number, refused } = playPlan(plan);
    expect(number).toBe(0);
    expect(refused?.action).toEqual(plannedActions(plan)[0]);
    expect(session.title.game.rules).toContain(refused?.refusal.rule);
  });

  test('what has been played meanwhile as planned is not played again, the rest is', () => {
    const plan = currentPlan();
    playSome(plan.session, 3);
    playSome(session, 1);
    expect(playPlan(plan)).toEqual({ number: 2, refused: null });
    expect(session.view.value).toEqual(plan.session.view.value);
  });
});

describe('a plan that its page has left behind', () => {
  /** The game as another page opens it, in the same tab: it knows only what is stored. */
  async function openAgain(change: (table: MatchSession) => void = () => {}): Promise<MatchSession> {
    await session.written;
    const { session: opened } = await openSaved(new HereKeeper(session.id, here));
    if (!opened) throw new Error('not opened');
    change(opened);
    return opened;
  }

  test('is taken up where it was, without what was taken back', async () => {
    const { session: table } = currentPlan();
    playSome(table, 3);
    const planned = plannedActions(currentPlan());
    playSome(table, 1);
    table.undo();
    const opened = await openAgain();
    expect(resumePlan(opened)).toEqual({ lost: 0 });
    const plan = planOf(opened);
    expect(plan && plannedActions(plan)).toEqual(planned);
    expect(opened.at.value).toBe(4);
  });

  test('leaves out what has been played since', async () => {
    playSome(currentPlan().session, 3);
    const planned = plannedActions(currentPlan());
    const opened = await openAgain((table) => {
      for (const action of planned.slice(0, 2)) expect(table.act(action)).toBeNull();
    });
    expect(resumePlan(opened)).toEqual({ lost: 0 });
    const plan = planOf(opened);
    expect(plan && plannedActions(plan)).toEqual(planned.slice(2));
  });

  test('ends before the first move that is no longer possible, and says how many are lost', async () => {
    playSome(currentPlan().session, 3);
    const [first] = plannedActions(currentPlan());
    const opened = await openAgain((table) => {
      const other = [...legalActions(table.title.game, table.state.value)].find(
        (action) => JSON.stringify(action) !== JSON.stringify(first),
      );
      if (!other || table.act(other)) throw new Error('not played');
    });
    expect(resumePlan(opened)).toEqual({ lost: 3 });
  });

  test.each([
    ['was thrown away', () => endPlan()],
    ['cannot be read', () => sessionStorage.setItem('railhead-plan', '{"game":')],
    [
      'belongs to another game',
      () => sessionStorage.setItem('railhead-plan', '{"game":"x","from":0,"actions":[]}'),
    ],
  ])('that %s does not come back', async (_why, happens) => {
    playSome(currentPlan().session, 1);
    happens();
    const opened = await openAgain();
    expect(resumePlan(opened)).toEqual({ lost: 0 });
    expect(planOf(opened)).toBeNull();
  });
});
