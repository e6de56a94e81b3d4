import { describe, expect, it } from 'vitest';
import { BOTS } from '../../bots/bots.ts';
import { playGame } from '../../bots/play.ts';
import { canonicalJson, hashOf } from '../../core/json.ts';
import { type Match, replay } from '../../core/match.ts';
import type { Action1848 } from '../../games/1848/actions.ts';
import { game1848 } from '../../games/1848/game.ts';
import type { State } from '../../games/1848/state.ts';
import { exported, recorded } from '../../testing/records.ts';
import { exportGame } from '../export.ts';
import { importGame } from '../import.ts';
import { liveActions, parseSiteGame, type SiteAction, type SiteGame } from '../site-file.ts';
import { TITLE_1848 } from './title.ts';
import { verifyRecorded } from '../verify.ts';

function randomMatch(seats: number, seed: number): { match: Match<Action1848>; state: State } {
  const random = BOTS['random'];
  if (!random) throw new Error('no random bot');
  const bots = Array.from({ length: seats }, (_, seat) => random(seed * 31 + seat));
  return playGame(game1848, { seats, ruleSet: '18xx.games', seed, bots });
}

function written(match: Match<Action1848>): SiteGame {
  return parseSiteGame(JSON.stringify(exportGame(TITLE_1848, match)));
}

/** The position without its switches: an imported game is lenient, the one it came from was not. */
function positionHash(state: State): string {
  return hashOf({ ...state, options: null });
}

describe('a match written for 18xx.games and read again', () => {
  it.each([3, 4, 5, 6])(
    '1848-21.1, 1848-21.5: comes to the same position and scores, %i players',
    (seats) => {
      for (const seed of [21, 22, 23]) {
        const { match, state } = randomMatch(seats, seed);
        const file = written(match);
        expect(file.title).toBe('1848');
        const turn = game1848.turn(state);
        expect(Object.values(file.result ?? {})).toEqual(turn.kind === 'finished' ? turn.scores : []);
        const back = replay(game1848, importGame(TITLE_1848, file));
        expect(positionHash(back)).toBe(positionHash(state));
      }
    },
  );

  it('1848-21.2: numbers its records from 1 and names who acted', () => {
    const { actions } = written(randomMatch(3, 24).match);
    expect(actions.map(({ id }) => id)).toEqual(actions.map((_, index) => index + 1));
    for (const { entity, entity_type: kind } of actions) {
      expect(typeof entity).toBe(kind === 'player' ? 'number' : 'string');
      expect(['player', 'corporation', 'company']).toContain(kind);
    }
  });

  it('1848-21.4: records the dividend of the Bank of England with whatever opened each operating round', () => {
    const { match } = randomMatch(4, 25);
    const dividends = written(match).actions.flatMap(({ auto_actions: parts }) => parts ?? []);
    let rounds = 0;
    let state = game1848.setup(4, game1848.ruleSets.find(({ id }) => id === '18xx.games')?.values ?? {}, 0);
    for (const action of match.actions) {
      const result = game1848.apply(state, action);
      if (result.refused) throw new Error('refused');
      rounds += result.events.filter(({ key }) => key === 'operating-round').length;
      state = result.state;
    }
    expect(dividends.filter(({ entity }) => entity === 'BOE').length).toBe(rounds);
    expect(rounds).toBeGreaterThan(3);
  });

  it('1848-21.6: a tile copy is on one hex at a time', () => {
    const lying = new Map<string, string>();
    for (const record of written(randomMatch(5, 26).match).actions) {
      if (record.type !== 'lay_tile') continue;
      const { hex, tile } = record as unknown as { hex: string; tile: string };
      lying.delete(hex);
      expect([...lying.values()]).not.toContain(tile);
      lying.set(hex, tile);
    }
    expect(lying.size).toBeGreaterThan(5);
  });

  it('refuses a match played by rules the site does not have', () => {
    const match = { ...randomMatch(3, 27).match, ruleSet: 'book' };
    expect(() => exportGame(TITLE_1848, match)).toThrow(/only matches played with --rules 18xx.games/);
  });
});

describe('files of real games', () => {
  const names = ['1848/101', '1848/1848_game_end_bank'];

  it('1848-21.3: a file without what was undone is what was recorded', () => {
    for (const name of names) {
      const ids = (file: SiteGame) => liveActions(file.actions).map(({ id }) => id);
      expect(ids(exported(name))).toEqual(recorded(name).actions.map(({ id }) => id));
    }
  });

  it('1848-21.7, 1848-21.8: a file is written again as it was, but for copies and directions', () => {
    for (const name of names) {
      const file = exported(name);
      const again = written(importGame(TITLE_1848, file));
      const theirs = flattened(liveActions(file.actions)).map(essence);
      expect(flattened(again.actions).map(essence)).toEqual(theirs);
      expect(again.result).toEqual(file.result);
    }
  });

  it('1848-21.7: every run is written with the revenue that was recorded', () => {
    const played = ['1848-4p-1', '1848-6p-2', 'D11-1848-certlimit-trace-489'].map((name) => `played/${name}`);
    for (const path of [...names, ...played]) {
      const file = exported(path);
      const revenues = (actions: readonly SiteAction[]): unknown[] =>
        actions
          .filter(({ type }) => type === 'run_routes')
          .map((run) =>
            (run['routes'] as { train: string; revenue: number }[]).map((r) => [r.train, r.revenue]),
          );
      const theirs = revenues(liveActions(file.actions));
      expect(theirs.length).toBeGreaterThan(5);
      expect(revenues(written(importGame(TITLE_1848, file)).actions)).toEqual(theirs);
    }
  });

  it('1848-21.7: a run written without nodes, or against its direction, is the same run', () => {
    const file = exported('1848/1848_game_end_bank');
    const turned = file.actions.map((action): SiteAction => {
      if (action.type !== 'run_routes') return action;
      const routes = action['routes'] as { connections: string[][]; nodes?: string[] }[];
      return {
        ...action,
        routes: routes.map((route) => ({
          ...route,
          nodes: [],
          connections: route.connections.map((segment) => segment.toReversed()),
        })),
      };
    });
    const end = (actions: readonly SiteAction[]) =>
      replay(game1848, importGame(TITLE_1848, { ...file, actions }));
    expect(positionHash(end(turned))).toBe(positionHash(end(file.actions)));
  });
});

/** Automatic records count as their own; programs are not moves. */
function flattened(actions: readonly SiteAction[]): SiteAction[] {
  return actions
    .flatMap((action) => [action, ...(action.auto_actions ?? [])])
    .filter(({ type }) => !type.startsWith('program_'));
}

/** What a record says, without times, numbers of copies and the direction of segments. */
function essence(action: SiteAction): string {
  const {
    id: _id,
    created_at: _at,
    user: _user,
    auto_actions: _auto,
    extra_revenue: _x,
    subsidy: _s,
    ...rest
  } = action;
  const fields: Record<string, unknown> = { ...rest };
  if (action.type === 'lay_tile') fields['tile'] = String(action['tile']).split('-')[0];
  if (action.type === 'place_token') delete fields['city'];
  if (action.type === 'end_game') delete fields['entity'];
  if (action.type === 'end_game') delete fields['entity_type'];
  if (action.type === 'run_routes') {
    fields['routes'] = (action['routes'] as { connections: string[][]; nodes?: string[] }[]).map((route) => ({
      ...route,
      connections: route.connections.map(
        (segment) => [segment, segment.toReversed()].map((s) => s.join()).sort()[0],
      ),
      nodes: route.nodes?.toSorted(),
    }));
  }
  return canonicalJson(fields);
}

describe('verify', () => {
  it('1848-20/D-40: finds the games equal that the site played with itself, also beyond the fifth failure', () => {
    for (const name of ['1848-4p-1', '1848-6p-2', 'D11-1848-certlimit-trace-489']) {
      const file = recorded(`played/${name}`);
      const states = file.states.length;
      expect(states).toBeGreaterThan(400);
      expect(verifyRecorded(TITLE_1848, file)).toMatchObject({ equal: states, states, problem: null });
    }
  });

  it('finds every recorded state equal', () => {
    for (const name of ['1848/101', '1848/1848_game_end_bank']) {
      const file = recorded(name);
      const states = file.states.length;
      expect(verifyRecorded(TITLE_1848, file)).toMatchObject({
        equal: states,
        states,
        difference: null,
        problem: null,
      });
    }
  });

  it('names the first difference with both values', () => {
    const file = recorded('1848/101');
    const states = file.states.map((state, index) => (index === 40 ? { ...state, bank: 1 } : state));
    const report = verifyRecorded(TITLE_1848, { ...file, states });
    expect(report).toMatchObject({ equal: 40, at: 40, difference: { path: 'bank', recorded: 1 } });
  });

  it('stops at an action the rules refuse, with its rule', () => {
    const file = recorded('1848/101');
    const actions = file.actions.map((action) =>
      action.type === 'buy_company' ? { ...action, price: 999 } : action,
    );
    expect(verifyRecorded(TITLE_1848, { ...file, actions }).problem).toContain('1848-13.2');
  });
});

describe('what the site refuses only in its page', () => {
  it('1848-21.9: an imported game may lower a private below its floor, our own may not', () => {
    const site = game1848.ruleSets.find(({ id }) => id === '18xx.games')?.values ?? {};
    for (const lenient of [false, true]) {
      let state = game1848.setup(3, { ...site, import_lenient: lenient }, 0);
      for (let step = 0; step < 6; step++) {
        const result = game1848.apply(state, { type: 'lower_private', by: step % 3, private: 'P1' });
        if (result.refused) throw new Error('refused');
        state = result.state;
      }
      const below = game1848.apply(state, { type: 'lower_private', by: 0, private: 'P1' });
      const said = below.refused ? `${below.code} ${below.rule}` : 'accepted';
      expect(said).toBe(lenient ? 'accepted' : 'at-floor 1848-3.1');
    }
  });
});
