import { expect, test } from 'vitest';
import { BOTS } from '../../bots/bots.ts';
import { playGame } from '../../bots/play.ts';
import { membersOf } from '../../core/choice.ts';
import type { Action, AnyGame } from '../../core/game.ts';
import { hashOf } from '../../core/json.ts';
import { type Match, replay } from '../../core/match.ts';
import { SeededRandom } from '../../core/random.ts';
import type { NewTable } from '../../online/api.ts';
import { forgeries } from '../../testing/forge.ts';
import {
  freshKey,
  GUEST,
  type Hall,
  HOST,
  type ScriptedPage,
  useHalls,
  wanted,
} from '../../testing/online/hall.ts';
import { GAMES } from '../../titles/all.ts';

/** Actions bent in one place, sent through the socket: each is refused, and nothing changes by it. */

const newHall = useHalls();
/** So many positions of a game, and so many forgeries at each. */
const POSITIONS = 4;
const FORGED = 40;
const MEMBERS = 4;

function aGame(game: AnyGame): Match {
  const [seats] = game.seats;
  const bots = Array.from({ length: seats }, (_, seat) => BOTS['random']?.(seat + 1)).flatMap(
    (bot) => bot ?? [],
  );
  return playGame(game, { seats, ruleSet: game.ruleSets[0]?.id ?? '', seed: 1, bots }).match;
}

/** Some legal actions of each family. */
function legalActions(game: AnyGame, state: object): Action[] {
  return game.choices(state).flatMap((choice) => {
    const members: Action[] = [];
    for (const action of membersOf(game, state, choice)) {
      members.push(action);
      if (members.length === MEMBERS) break;
    }
    return members;
  });
}

/** The host at one seat, a guest at the others' screens. */
function seatsFor(count: number): NewTable['seats'] {
  return Array.from({ length: count }, (_, seat) => {
    if (seat === 0) return { kind: 'me' } as const;
    return seat === 1
      ? ({ kind: 'online', user: null } as const)
      : ({ kind: 'here', name: `Friend ${seat}` } as const);
  });
}

async function tableAt(hall: Hall, match: Match): Promise<string> {
  const { id } = wanted();
  const seats = seatsFor(match.players.length);
  await hall.ask('makeTable', HOST, {}, { ...wanted({ match, seats, startsFull: true }), id });
  const { key } = await hall.ask('invite', HOST, { id });
  await hall.ask('claim', GUEST, { id }, { seat: 1, invite: key });
  return id;
}

/** The answer to a forged action sent from a player’s page. */
async function answerTo(
  hall: Hall,
  page: ScriptedPage,
  id: string,
  after: string,
  action: unknown,
): Promise<string> {
  // Limits are not what is asked about.
  hall.timing.advance(60_000);
  page.sayText(JSON.stringify({ type: 'act', id, key: freshKey(), after, seq: 0, action }));
  const answer = await page.next('ack', 'refused', 'bad');
  if (answer.type === 'ack') return 'taken';
  if (answer.type === 'bad') return answer.at.startsWith('action') ? 'bad' : `bad ${answer.at}`;
  if (answer.why !== 'rules') return answer.why;
  return answer.refusal?.code && answer.refusal.rule ? 'rules' : 'without a rule';
}

test.each(GAMES.map((game) => ({ game, id: game.id })))('forged actions of $id', async ({ game }) => {
  const match = aGame(game);
  const random = new SeededRandom(7);
  const hall = await newHall();
  const [ann, ben] = [hall.page(HOST), hall.page(GUEST)];
  await Promise.all([ann.hello(), ben.hello()]);
  const answers = new Map<string, number>();
  for (let position = 0; position < POSITIONS; position++) {
    const at = Math.floor((match.actions.length * (position + 0.5)) / POSITIONS);
    const shortened = { ...match, actions: match.actions.slice(0, at) };
    const state = replay(game, shortened);
    const legal = legalActions(game, state);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const id = await tableAt(hall, shortened);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { head } = await hall.ask('log', HOST, { id });
    const forged = legal.flatMap((action) => [...forgeries(action, legal, match.players.length)]);
    for (let count = 0; count < FORGED; count++) {
      const action = throughText(random.pick(forged));
      const result = isObject(action) ? game.apply(state, action as Action) : null;
      // Some of what is bent is legal, too.
      if (result && !result.refused) continue;
      const page = random.pick([ann, ben]);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const answer = await answerTo(hall, page, id, head.key, action);
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const after = await hall.ask('log', HOST, { id });
    expect(after.head).toEqual(head);
    expect(after.head.hash).toBe(hashOf(state));
  }
  // Refused by its form, as another one's, or by the rules: nothing else.
  expect([...answers.keys()].filter((answer) => !['bad', 'seat', 'rules'].includes(answer))).toEqual([]);
  expect(answers.get('rules')).toBeGreaterThan(POSITIONS);
  expect([ann.closed, ben.closed]).toEqual([null, null]);
  expect(hall.reported).toEqual([]);
});

/** What is left of a value after a trip over the wire. */
function throughText(value: unknown): unknown {
  const text = JSON.stringify(value);
  return text === undefined ? null : (JSON.parse(text) as unknown);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
