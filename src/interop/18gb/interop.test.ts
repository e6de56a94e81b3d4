import { describe, expect, it } from 'vitest';
import { BOTS } from '../../bots/bots.ts';
import { playGame } from '../../bots/play.ts';
import type { OptionValues } from '../../core/game.ts';
import { canonicalJson, hashOf } from '../../core/json.ts';
import { type Match, replay } from '../../core/match.ts';
import type { Action18GB } from '../../games/18gb/actions.ts';
import { game18GB } from '../../games/18gb/game.ts';
import { type State } from '../../games/18gb/state.ts';
import { companyOf } from '../../rail/position.ts';
import { RECORDS_18GB } from '../../testing/records.ts';
import { exportGame } from '../export.ts';
import { importGame } from '../import.ts';
import type { Note } from '../note.ts';
import { liveActions, parseSiteGame, type SiteAction, type SiteGame } from '../site-file.ts';
import { TITLE_18GB } from './title.ts';
import { verifyRecorded } from '../verify.ts';

const NAMES = RECORDS_18GB.names;

function randomMatch(
  seats: number,
  seed: number,
  options: OptionValues = {},
): { match: Match<Action18GB>; state: State } {
  const random = BOTS['random'];
  if (!random) throw new Error('no random bot');
  const bots = Array.from({ length: seats }, (_, seat) => random(seed * 31 + seat));
  return playGame(game18GB, { seats, ruleSet: '18xx.games', options, seed, bots });
}

function written(match: Match<Action18GB>): SiteGame {
  return parseSiteGame(JSON.stringify(exportGame(TITLE_18GB, match)));
}

/** The position without its switches: an imported game is lenient, the one it came from was not. */
function positionHash(state: State): string {
  return hashOf({ ...state, options: null });
}

describe('recorded games', () => {
  for (const name of NAMES) {
    it(`18GB-20.3, 18GB-20.5: scenario 44: ${RECORDS_18GB.path(name)} is equal after every action`, () => {
      const report = verifyRecorded(TITLE_18GB, RECORDS_18GB.recorded(name));
      expect(report).toMatchObject({ equal: report.states, difference: null, problem: null, notes: [] });
    });

    it(`18GB-20.1, 18GB-20.2: scenario 44: ${RECORDS_18GB.path(name)} as the site exports it comes to its result`, () => {
      const file = RECORDS_18GB.exported(name);
      const turn = game18GB.turn(replay(game18GB, importGame(TITLE_18GB, file)));
      if (turn.kind !== 'finished') throw new Error('not finished');
      const scores = Object.fromEntries(file.players.map(({ id }, seat) => [id, turn.scores[seat]]));
      expect(scores).toEqual(file.result);
    });

    it(`18GB-20.4, 18GB-20.6: ${RECORDS_18GB.path(name)} written again has the same records`, () => {
      const file = RECORDS_18GB.exported(name);
      const again = written(importGame(TITLE_18GB, file));
      const parts = liveActions(file.actions)
        .flatMap((record) => [record, ...(record.auto_actions ?? [])])
        .filter(({ type }) => !type.startsWith('program_'));
      expect(again.actions.map(essence)).toEqual(parts.map(essence));
    });
  }
});

/** A leg in whichever direction sorts first. */
function legName(leg: readonly string[]): string {
  const [there, back] = [leg.join(), leg.toReversed().join()];
  return there < back ? there : back;
}

/** What a record says, without times and the slot clicked on, and with routes as the set of their legs. */
function essence(record: SiteAction): unknown {
  const { type, entity, hex, tile, rotation, city, tokener, train, kind, choice, corporation } = record;
  const routes = (
    (record['routes'] ?? []) as { train: string; connections: string[][]; nodes: string[] }[]
  ).map((route) => ({
    train: route.train,
    legs: route.connections.map(legName).sort(),
    nodes: [...new Set(route.nodes)].sort(),
  }));
  return JSON.parse(
    canonicalJson({
      type,
      entity,
      hex,
      tile,
      rotation,
      city,
      tokener,
      train,
      kind,
      choice,
      corporation,
      price: record['price'],
      shares: record['shares'],
      percent: record['percent'],
      variant: record['variant'],
      routes: routes.sort((a, b) => a.train.localeCompare(b.train)),
    }),
  );
}

describe('a match written for 18xx.games and read again', () => {
  it.each([
    [2, {}],
    [2, { two_player_ew: true }],
    [3, {}],
    [4, {}],
    [4, { four_player_alt: true }],
    [5, {}],
    [6, {}],
  ])('18GB-20.1, 18GB-20.5, 18GB-18.1: comes to the same position, %i players, %o', (seats, options) => {
    for (const seed of [21, 22]) {
      const { match, state } = randomMatch(seats, seed, options);
      const file = written(match);
      expect([file.title, file.settings['optional_rules']]).toEqual(['18GB', Object.keys(options)]);
      const notes: Note[] = [];
      const back = replay(
        game18GB,
        importGame(TITLE_18GB, file, (line) => notes.push(line)),
      );
      expect(positionHash(back)).toBe(positionHash(state));
      expect(notes).toEqual([]);
    }
  });

  it('18GB-20.5, 18GB-19/D-33: a train that was asked for is written when the other director has agreed', () => {
    const { match, state } = randomMatch(4, 23, { trade_consent: 'ask' });
    const answers = match.actions.filter((action) => action.type === 'answer');
    const agreed = answers.filter((action) => action.type === 'answer' && action.accept).length;
    expect([agreed > 0, agreed < answers.length]).toEqual([true, true]);
    const notes: Note[] = [];
    const back = importGame(TITLE_18GB, written(match), (line) => notes.push(line));
    expect(positionHash(replay(game18GB, back))).toBe(positionHash(state));
    expect(notes).toEqual([]);
  });

  it('18GB-20.5: only what the site’s rules allow is written', () => {
    const { match } = randomMatch(3, 5);
    expect(() => exportGame(TITLE_18GB, { ...match, ruleSet: 'book' })).toThrow('other rules');
  });
});

describe('import tolerance', () => {
  it('18GB-12.13: the recorded revenue stands, and the difference is reported', () => {
    const file = RECORDS_18GB.recorded('F3');
    const changed = file.actions.map((record) => {
      if (record.type !== 'run_routes' || record.id !== 59 - 1) return record;
      const routes = record['routes'] as { revenue: number }[];
      return { ...record, routes: routes.map((route) => ({ ...route, revenue: route.revenue + 10 })) };
    });
    const notes: Note[] = [];
    try {
      importGame(TITLE_18GB, { ...file, actions: changed }, (line) => notes.push(line));
    } catch {
      // The money differs from then on, so a later record may fail for lack of it.
    }
    expect(notes).toMatchObject([
      {
        where: 'action 58 (run_routes)',
        events: [{ params: { what: 'revenue', recorded: 200, ours: 170 }, rule: '18GB-12.13' }],
      },
    ]);
  });

  it('18GB-21.1, 18GB-21.2, 18GB-21.3: what the site lets through is applied and reported', () => {
    const { before } = RECORDS_18GB.at('F2', 26);
    const lenient = (action: object) => {
      const result = game18GB.apply(before, {
        by: game18GB.turn(before).kind === 'decide' ? 0 : 0,
        ...action,
      } as Action18GB);
      return result.refused ? result.code : result.events.map(({ key }) => key)[0];
    };
    const turn = game18GB.turn(before);
    const by = turn.kind === 'decide' ? turn.seat : 0;
    // A tile far from the network: 18xx.games does not look when it loads a file.
    expect(lenient({ type: 'lay_tile', by, hex: 'J25', tile: 'G40', rotation: 0 })).toBe('import-difference');
    const strict = { ...before, options: { ...before.options, import_lenient: false } };
    const refused = game18GB.apply(strict, { type: 'lay_tile', by, hex: 'J25', tile: 'G40', rotation: 0 });
    expect(refused.refused && refused.code).toBe('hex-out-of-reach');
    expect(companyOf(before, 'LNWR').floated).toBe(true);
  });
});
