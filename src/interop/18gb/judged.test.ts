import { describe, expect, it } from 'vitest';
import { admits } from '../../core/proof.ts';
import type { Action18GB } from '../../games/18gb/actions.ts';
import { game18GB } from '../../games/18gb/game.ts';
import { isInReceivership, sharePrice, type State } from '../../games/18gb/state.ts';
import { companyOf } from '../../rail/position.ts';
import { position } from '../../testing/18gb/position.ts';
import { exported, recorded } from '../../testing/records.ts';
import { Exporter18GB } from './export.ts';
import { startImported } from '../import.ts';
import { liveActions } from '../site-file.ts';
import { TITLE_18GB } from './title.ts';
import { verifyRecorded } from '../verify.ts';

/** Games that the site's engine refused (judged) or played with itself (played). */

interface Place {
  readonly id: number;
  readonly before: State;
  readonly action: Action18GB;
  readonly state: State;
  /** Why live play would have refused it, as `what rule`. */
  readonly tolerated: readonly string[];
}

/** A file played record by record. */
function* placesIn(path: string): Generator<Place> {
  const game = exported(path);
  const importer = TITLE_18GB.importer(game.players.map(({ id }) => id));
  let state = startImported(TITLE_18GB, game);
  for (const record of liveActions(game.actions)) {
    for (const part of [record, ...(record.auto_actions ?? [])]) {
      const action = importer.translate(state, part);
      if (!action) continue;
      const result = game18GB.apply(state, action);
      if (result.refused) throw new Error(`record ${record.id}: ${result.code}`);
      const tolerated = result.events
        .filter(({ key }) => key === 'import-difference')
        .map(({ params, rule }) => `${JSON.stringify(params['what'])} ${rule}`);
      yield { id: record.id ?? 0, before: state, action, state: result.state, tolerated };
      ({ state } = result);
    }
  }
}

function placeIn(path: string, id: number): Place {
  for (const place of placesIn(path)) if (place.id === id) return place;
  throw new Error(`${path} has no record ${id}`);
}

function stepOf(state: State): string {
  const turn = game18GB.turn(state);
  return turn.kind === 'decide' ? `${turn.step} ${turn.entity}` : 'over';
}

/** The position as live play sees it. */
function live(state: State): State {
  return { ...state, options: { ...state.options, import_lenient: false } };
}

describe('games that the site’s engine refused', () => {
  it('18GB-9.5: D2: the second own tile ends the track step of GWR, although LS has a tile left', () => {
    const { before, state } = placeIn('judged/D2-18gb-track-step-446', 446);
    expect([stepOf(before), stepOf(state)]).toEqual(['track GWR', 'routes GWR']);
    expect(placeIn('judged/D2-18gb-track-step-446', 447).tolerated).toEqual([]);
  });

  it('18GB-10.6: D4: 29 in I8 is refused in live play, and followed with one note on import', () => {
    const { before, action, tolerated } = placeIn('judged/D4-18gb-new-track-221', 221);
    expect(action).toMatchObject({ type: 'lay_tile', hex: 'I8', tile: '29', rotation: 2 });
    expect(game18GB.apply(live(before), action)).toMatchObject({ code: 'no-new-track', rule: '18GB-10.6' });
    expect(admits(game18GB, live(before), action)).toBe(false);
    expect(tolerated).toEqual(['"no-new-track" 18GB-10.6']);
    // The upgrade next door leads the same loop on to another side.
    const neighbour = { ...action, hex: 'J7', tile: '87', rotation: 0 } as Action18GB;
    expect(admits(game18GB, live(before), neighbour)).toBe(true);
  });

  it('18GB-15.6: D13: with an empty depot LNWR is asked for an empty run, then NER', () => {
    const { state } = placeIn('judged/D13-18gb-empty-depot-668', 667);
    expect(stepOf(state)).toBe('routes LNWR');
    const by = state.order[0] as number;
    expect(game18GB.apply(state, { type: 'pass', by })).toMatchObject({ refused: true, code: 'not-now' });
    const price = sharePrice(state, 'LNWR');
    const run = game18GB.apply(state, { type: 'run_routes', by, routes: [] });
    if (run.refused) throw new Error(run.code);
    expect(stepOf(run.state)).toBe('routes NER');
    expect(isInReceivership(run.state, 'LNWR') && companyOf(run.state, 'LNWR').insolvent).toBe(true);
    expect(sharePrice(run.state, 'LNWR')).toBeLessThanOrEqual(price);
  });
});

describe('games that the site’s engine played with itself', () => {
  for (const name of ['18GB-3p-11', '18GB-6p-1', '18gb-3p-c318-s2.tr', 'D14-18gb-director-sale-trace-76']) {
    it(`18GB-20.3: ${name} is equal after every action`, () => {
      const report = verifyRecorded(TITLE_18GB, recorded(`played/${name}`));
      expect(report).toMatchObject({ equal: report.states, difference: null, problem: null });
    });
  }

  it('18GB-7.11: D14: a sale that holds ordinary shares beside the certificate needs no note', () => {
    const sales = [...placesIn('played/D14-18gb-director-sale-trace-76')].filter(
      ({ action }) => action.type === 'sell_shares',
    );
    expect(sales.find(({ id }) => id === 76)?.action).toMatchObject({ company: 'CR', percent: 60 });
    const tolerations = sales.flatMap(({ id, tolerated }) => tolerated.map((what) => `${id} ${what}`));
    expect(tolerations).toEqual(['428 "half-needs-change" 18GB-7.11']);
  });
});

describe('the figures of an imported match', () => {
  /** MR runs H17–H19 with a train of six cities. */
  function running(): State {
    return position({
      options: { import_lenient: true },
      phase: '6X',
      depot: ['6X-2'],
      tiles: { H19: ['G41', 0], H17: ['G18', 0] },
      corporations: { MR: { price: 100, held: { 0: [0] }, cash: 0, trains: ['6X-1'] } },
      round: { kind: 'operating', queue: ['MR'], step: 'routes' },
    });
  }

  function exported(path: readonly string[], revenue?: number): unknown {
    const before = running();
    const routes = [{ train: '6X-1', path }];
    const action: Action18GB = {
      type: 'run_routes',
      by: 0,
      routes,
      ...(revenue === undefined ? {} : { revenue }),
    };
    const result = game18GB.apply(before, action);
    if (result.refused) throw new Error(result.code);
    const record = new Exporter18GB([7, 8, 9]).write(before, action, result.state);
    const written = (record?.['routes'] ?? []) as { revenue: number }[];
    return written.map((route) => route.revenue);
  }

  it('18GB-12.13: the recorded revenue is written, ours where none is kept', () => {
    const path = ['H17-0', 'H19-0'];
    const [ours] = exported(path) as [number];
    expect(ours).toBeGreaterThan(0);
    expect(exported(path, ours)).toEqual([ours]);
    expect(exported(path, ours - 10)).toEqual([ours - 10]);
    expect(exported(path, ours + 30)).toEqual([ours + 30]);
    // Also where the route itself is illegal by our rules.
    expect(exported(['H17-0', 'H21-0'], 90)).toEqual([90]);
  });
});
