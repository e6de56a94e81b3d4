import { describe, expect, it } from 'vitest';
import { type BotFactory, BOTS } from '../../bots/bots.ts';
import { playGame } from '../../bots/play.ts';
import { hashOf } from '../../core/json.ts';
import { type Match, replay } from '../../core/match.ts';
import type { ActionCE } from '../../games/chicago-express/actions.ts';
import { chicagoExpress } from '../../games/chicago-express/game.ts';
import type { State } from '../../games/chicago-express/state.ts';
import { recorded, RECORDS_CHICAGO_EXPRESS } from '../../testing/records.ts';
import { SOAK_BOTS } from '../../testing/soak/bots.ts';
import { exportGame } from '../export.ts';
import { importGame } from '../import.ts';
import { parseSiteGame, type SiteGame } from '../site-file.ts';
import { TITLE_CHICAGO_EXPRESS as TITLE } from './title.ts';
import { verifyRecorded } from '../verify.ts';

function randomMatch(
  seats: number,
  seed: number,
  options = {},
  bot = BOTS['random'] as BotFactory,
): { match: Match<ActionCE>; state: State } {
  const bots = Array.from({ length: seats }, (_, seat) => bot(seed * 31 + seat));
  return playGame(chicagoExpress, { seats, ruleSet: 'book', options, seed, bots });
}

function written(match: Match<ActionCE>): SiteGame & Record<string, unknown> {
  return parseSiteGame(JSON.stringify(exportGame(TITLE, match))) as SiteGame & Record<string, unknown>;
}

const LOG = {
  title: 'Chicago Express',
  version: 1,
  players: [
    { id: 'A', name: 'Anna' },
    { id: 'B', name: 'Ben' },
  ],
  options: {},
  actions: [
    { id: 1, type: 'bid', entity: 'A', entity_type: 'player', company: 'PRR', price: 7, created_at: 5 },
    { id: 2, type: 'pass', entity: 'B', entity_type: 'player', company: 'PRR' },
  ],
};

function read(changes: object): Match<ActionCE> {
  return importGame(TITLE, parseSiteGame(JSON.stringify({ ...LOG, ...changes })));
}

describe('logs of Chicago Express', () => {
  it.each([2, 3, 4, 5, 6])(
    'CE-14.1, CE-13.5: written and read again they lead to the same position, %i players',
    (seats) => {
      const { match, state } = randomMatch(seats, 40 + seats);
      const file = written(match);
      const back = replay(chicagoExpress, importGame(TITLE, file));
      expect(hashOf(back)).toBe(hashOf(state));
      const turn = chicagoExpress.turn(state);
      expect(Object.values(file.result ?? {})).toEqual(turn.kind === 'finished' ? turn.scores : []);
    },
  );

  it('CE-14.2, CE-14.3: players in their order, records numbered from 1', () => {
    const { match } = randomMatch(3, 50);
    const file = written(match);
    expect(file.title).toBe('Chicago Express');
    expect(file['version']).toBe(1);
    expect(file.actions.map(({ id }) => id)).toEqual(file.actions.map((_, index) => index + 1));
    expect(new Set(file.actions.map(({ entity_type: kind }) => kind))).toEqual(new Set(['player']));
  });

  it('CE-14.1, CE-18.1.2, CE-18.1.3: switches stand in the header and are absent when off', () => {
    const options = { open_home_hexes: true, wabash_minimum: false };
    const { match, state } = randomMatch(4, 51, options);
    const file = written(match);
    expect(file['options']).toEqual({ open_home_hexes: true });
    const back = importGame(TITLE, file);
    expect(back.options).toEqual({ open_home_hexes: true });
    expect(hashOf(replay(chicagoExpress, back))).toBe(hashOf(state));
  });

  it('CE-14.1, CE-18.1.1, CE-18.1.7: an expansion that Chicago interrupts stays one record', () => {
    const options = { chicago_at_once: true, forest_grant: true };
    let interrupted = 0;
    for (let seed = 1; seed <= 8; seed++) {
      const { match, state } = randomMatch(3, seed, options, SOAK_BOTS.western);
      const file = written(match);
      expect(file['options']).toEqual(options);
      interrupted += match.actions.filter(
        (action) => action.type === 'expand' && action.hexes.includes('A2') && action.hexes.at(-1) !== 'A2',
      ).length;
      expect(hashOf(replay(chicagoExpress, importGame(TITLE, file)))).toBe(hashOf(state));
    }
    expect(interrupted).toBeGreaterThan(0);
  });

  it('CE-14.3: reads what people write', () => {
    const { actions, players } = read({});
    expect(actions).toEqual([
      { type: 'bid', by: 0, company: 'PRR', price: 7 },
      { type: 'pass', by: 1, company: 'PRR' },
    ]);
    expect(players).toEqual(LOG.players);
  });

  it.each<[string, object, string]>([
    ['a gap in the numbers', { actions: [{ ...LOG.actions[0], id: 2 }] }, 'action 1 has the number 2'],
    ['a stranger', { actions: [{ ...LOG.actions[0], entity: 'Z' }] }, 'player "Z" is not in the game'],
    ['a company that acts', { actions: [{ ...LOG.actions[0], entity_type: 'company' }] }, 'only players act'],
    ['an unknown record', { actions: [{ ...LOG.actions[0], type: 'sell' }] }, 'records of type "sell"'],
    ['no price', { actions: [{ ...LOG.actions[0], price: '7' }] }, 'is not a whole number'],
    ['no company', { actions: [{ ...LOG.actions[0], company: 5 }] }, '"company" of a bid record is missing'],
    [
      'an illegal bid',
      { actions: [{ ...LOG.actions[0], price: 6 }] },
      'action 1 (bid) is not allowed: bid-too-low',
    ],
    ['another version', { version: 2 }, 'version 2'],
    ['an unknown option', { options: { chicago_first: true } }, 'unknown option "chicago_first"'],
    ['a value of no kind', { options: { open_home_hexes: 'yes' } }, 'cannot be "yes"'],
    ['too few players', { players: LOG.players.slice(0, 1) }, '2 to 6 players'],
    ['twins', { players: [LOG.players[0], LOG.players[0]] }, 'same id'],
  ])('CE-14.3, CE-14.6: %s is one clear line', (_name, changes, message) => {
    expect(() => read(changes)).toThrow(message);
  });
});

describe('recorded games', () => {
  for (const name of RECORDS_CHICAGO_EXPRESS) {
    it(`CE-14.1: ${name} is equal in every state`, () => {
      const { equal, states, difference, problem } = verifyRecorded(TITLE, recorded(name));
      expect({ equal, difference, problem }).toEqual({ equal: states, difference: null, problem: null });
    });
  }
});
