import { describe, expect, it } from 'vitest';
import { BOTS } from '../../bots/bots.ts';
import { playGame } from '../../bots/play.ts';
import { throughJson } from '../../core/json.ts';
import { startImported } from '../../interop/import.ts';
import { TITLE_CHICAGO_EXPRESS } from '../../interop/chicago-express/title.ts';
import {
  bid,
  develop,
  noop,
  pass,
  playCE,
  positionCE,
  startAuction,
  startCE,
} from '../../testing/chicago-express/position.ts';
import { recorded } from '../../testing/records.ts';
import type { ActionCE } from './actions.ts';
import { chicagoExpress } from './game.ts';
import { expansionStep } from './expansion.ts';
import type { State } from './state.ts';
import { view, VIEW_KEYS } from './view.ts';
import type { ExpressCompanyView, ExpressHexView, ExpressView } from './view-type.ts';

function shown(state: State): ExpressView {
  return view(state, null);
}

function hexIn({ board }: ExpressView, id: string): ExpressHexView {
  const found = board.find((hex) => hex.id === id);
  if (!found) throw new Error(`no hex ${id}`);
  return found;
}

function companyIn({ companies }: ExpressView, id: string): ExpressCompanyView {
  const found = companies.find((company) => company.id === id);
  if (!found) throw new Error(`no company ${id}`);
  return found;
}

/* ---- recorded games ---- */

/** A view in the form of a recorded state. */
function told(seen: ExpressView, ids: readonly string[]) {
  const { auction } = seen;
  return {
    phase: seen.phase,
    speaker: seen.phase === 'over' ? null : ids[auction?.speaker ?? seen.active],
    dials: Object.fromEntries(seen.dials.map(({ id, steps }) => [id, steps])),
    tracks: Object.fromEntries(seen.industries.map(({ id, value }) => [id, value])),
    housesLeft: seen.housesLeft,
    houses: seen.board
      .filter(({ house }) => house === true)
      .map(({ id }) => id)
      .toSorted(),
    players: Object.fromEntries(seen.players.map(({ seat, cash, shares }) => [ids[seat], { cash, shares }])),
    companies: Object.fromEntries(
      seen.companies.map(({ id, open, treasury, income, sharesLeft, charter, hexes }) => [
        id,
        { open, treasury, income, sharesLeft, locomotives: charter, hexes },
      ]),
    ),
    dividendPhases: seen.dividendPhases,
    over: seen.ended.length > 0,
    reasons: seen.ended,
    winners: seen.winners.map((seat) => ids[seat]),
    auction: auction && {
      company: auction.company,
      kind: auction.kind,
      starter: ids[auction.starter],
      minimum: auction.minimum,
      bid: auction.bid,
      bidder: auction.bidder === null ? null : ids[auction.bidder],
      stillIn: auction.stillIn.map((seat) => ids[seat]),
    },
  };
}

describe('recorded games', () => {
  it('every position of some games', () => {
    for (const name of ['random-2p-1', 'random-4p-2', 'random-6p-3']) {
      const file = recorded(`chicago-express/${name}`);
      const ids = file.players.map(({ id }) => String(id));
      const importer = TITLE_CHICAGO_EXPRESS.importer(ids);
      let state = startImported(TITLE_CHICAGO_EXPRESS, file);
      for (const [index, tell] of file.states.entries()) {
        const record = file.actions[index - 1];
        const action = record && importer.translate(state, record);
        const result = action && chicagoExpress.apply(state, action);
        if (result?.refused) throw new Error(result.code);
        state = result?.state ?? state;
        const { houses, ...theirs } = tell;
        expect({ index, ...told(shown(state), ids) }).toMatchObject({
          index,
          auction: null,
          ...theirs,
          houses: (houses as string[]).toSorted(),
        });
      }
    }
  });
});

/* ---- what a move is said to do is what it does ---- */

function tried(state: State, action: ActionCE): { readonly after: ExpressView; readonly paid: unknown } {
  const result = chicagoExpress.apply(state, action);
  if (result.refused) throw new Error(result.code);
  const dividend = result.events.find(({ key }) => key === 'dividend');
  return { after: shown(result.state), paid: dividend?.params['paid'] };
}

function checkDevelopment(state: State, seen: ExpressView): number {
  const dial = seen.dials.find(({ id }) => id === 'development');
  if (dial?.isRed || dial?.bringsDividends) return 0;
  const legal = seen.board.filter(({ development }) => development !== null);
  const family = chicagoExpress
    .choices(state)
    .find((choice) => choice.kind === 'open' && choice.template.type === 'develop');
  const members = family ? [...chicagoExpress.expand(state, family)] : [];
  expect(members.map((action) => (action.type === 'develop' ? action.hex : '')).toSorted()).toEqual(
    legal.map(({ id }) => id).toSorted(),
  );
  for (const { id, development } of legal) {
    const { after } = tried(state, { type: 'develop', by: seen.active, hex: id });
    for (const company of seen.companies) {
      const then = companyIn(after, company.id);
      expect([
        id,
        company.id,
        (then.income ?? 0) - (company.income ?? 0),
        then.treasury - company.treasury,
      ]).toEqual([
        id,
        company.id,
        development?.incomes[company.id] ?? 0,
        development?.grants[company.id] ?? 0,
      ]);
    }
    expect(hexIn(after, id).house === true).toBe(development?.kind === 'house');
  }
  return legal.length;
}

/** The first hexes that `narrow` offers are those that are open to the company and paid for. */
function checkCosts(state: State, seen: ExpressView): number {
  let looked = 0;
  for (const choice of expansionStep.offers(state, false)) {
    if (choice.kind !== 'open') continue;
    const { id, treasury } = companyIn(seen, choice.template['company'] as string);
    const offered = (chicagoExpress.narrow?.(state, choice) ?? []).flatMap((next) =>
      next.kind === 'open'
        ? [`${(next.template['hexes'] as string[])[0]} ${next.tally?.['cost'] as number}`]
        : [],
    );
    const open = seen.board
      .filter(({ openTo, nextCost }) => openTo.includes(id) && nextCost !== null && nextCost <= treasury)
      .map((hex) => `${hex.id} ${hex.nextCost}`);
    expect(offered.toSorted()).toEqual(open.toSorted());
    looked += open.length;
  }
  return looked;
}

function checkAuctions(state: State, seen: ExpressView): void {
  const ranges = chicagoExpress
    .choices(state)
    .flatMap((choice) => (choice.kind === 'range' ? [choice.min] : []));
  expect(ranges).toEqual(ranges.map(() => seen.auction?.least));
  for (const choice of chicagoExpress.choices(state)) {
    if (choice.kind !== 'one' || choice.action.type !== 'start_auction') continue;
    const { company } = choice.action;
    const { after } = tried(state, choice.action);
    expect(after.auction).toMatchObject({
      company,
      minimum: companyIn(seen, company).minimum,
      dividendAfter: companyIn(seen, company).minimum,
    });
  }
}

function checkDividends(state: State, seen: ExpressView): number {
  let looked = 0;
  for (const { id, bringsDividends, isRed } of seen.dials) {
    if (isRed) continue;
    const { paid } = tried(state, { type: 'noop', by: seen.active, dial: id });
    expect([id, paid !== undefined]).toEqual([id, bringsDividends]);
    if (paid === undefined) continue;
    looked++;
    expect(paid).toEqual(seen.players.map(({ dividend }) => dividend));
  }
  return looked;
}

describe('random games', () => {
  it.each([2, 5])('%i players: what is told about moves is what they do', (seats) => {
    const bots = Array.from({ length: seats }, (_, seat) =>
      (BOTS['random'] as (typeof BOTS)[string])(seats * 17 + seat),
    );
    let turns = 0;
    const looked = { hexes: 0, costs: 0, dividends: 0 };
    playGame(chicagoExpress, {
      seats,
      ruleSet: 'book',
      seed: seats,
      bots,
      onState(state) {
        const seen = shown(state);
        expect(throughJson(seen)).toEqual(seen);
        for (const { id, shares, sold, sharesLeft } of seen.companies) {
          const held = seen.players.reduce((sum, player) => sum + (player.shares[id] ?? 0), 0);
          expect([id, held, held + sharesLeft]).toEqual([id, sold, shares]);
        }
        for (const { dividends, dividend } of seen.players) {
          expect(Object.values(dividends).reduce((sum, amount) => sum + amount, 0)).toBe(dividend);
        }
        expect(seen.endConditions.filter(({ holds }) => holds).map(({ reason }) => reason)).toEqual(
          seen.ending,
        );
        checkAuctions(state, seen);
        if (seen.phase !== 'turn' || turns++ % 4 > 0) return;
        looked.hexes += checkDevelopment(state, seen);
        looked.costs += checkCosts(state, seen);
        looked.dividends += checkDividends(state, seen);
      },
    });
    expect(looked.hexes).toBeGreaterThan(10);
    expect(looked.costs).toBeGreaterThan(10);
    expect(looked.dividends).toBeGreaterThan(0);
  });
});

/* ---- single things ---- */

describe('auction', () => {
  it('CE-4.2, CE-4.4: who is asked next, and the least bid', () => {
    const state = playCE(startCE(4), bid('PRR', 9), pass, bid('PRR', 12));
    expect(shown(state).auction).toMatchObject({
      bid: 12,
      bidder: 2,
      least: 13,
      speaker: 3,
      next: [3, 0, 2],
    });
    expect(shown(startCE(4)).auction).toMatchObject({
      bid: null,
      least: 7,
      next: [0, 1, 2, 3],
      dividendAfter: 7,
    });
  });
});

describe('dials', () => {
  it('CE-6.1: which dial turns red, and which brings the dividends', () => {
    const { dials } = shown(positionCE({ dials: { auction: 3, development: 3, expansion: 2 } }));
    expect(dials).toEqual([
      { id: 'auction', steps: 3, red: 3, isRed: true, stepsToRed: 0, bringsDividends: false },
      { id: 'development', steps: 3, red: 4, isRed: false, stepsToRed: 1, bringsDividends: true },
      { id: 'expansion', steps: 2, red: 5, isRed: false, stepsToRed: 3, bringsDividends: false },
    ]);
  });
});

describe('companies', () => {
  const SPEC = {
    cash: [40, 30, 50],
    companies: {
      PRR: { held: { 0: 1 }, treasury: 9, hexes: ['Q5', 'P4'] },
      NYC: { income: 53, held: { 1: 1, 2: 2 } },
      'C&O': { income: 50, held: { 2: 1 } },
      'B&O': { income: 101, held: { 0: 1 } },
    },
  };

  it('CE-4.3, CE-11.1: shares left, what they pay and the least for the next', () => {
    const { companies, players } = shown(positionCE(SPEC));
    expect(companies[3]).toMatchObject({ id: 'NYC', sold: 3, sharesLeft: 2, dividend: 18, minimum: 14 });
    expect(companies[4]).toMatchObject({
      id: 'WAB',
      open: false,
      income: null,
      minimum: null,
      inChicago: false,
    });
    expect(players[2]).toMatchObject({
      shares: { NYC: 2, 'C&O': 1 },
      dividends: { NYC: 36, 'C&O': 50 },
      dividend: 86,
    });
  });

  it('CE-1.5: places on the income track, with the laps', () => {
    expect(shown(positionCE(SPEC)).track).toEqual({
      spaces: 50,
      markers: [
        { company: 'PRR', income: 7, at: 7, laps: 0 },
        { company: 'B&O', income: 101, at: 1, laps: 2 },
        { company: 'C&O', income: 50, at: 50, laps: 0 },
        { company: 'NYC', income: 53, at: 3, laps: 1 },
      ],
    });
  });
});

describe('hexes', () => {
  it('CE-8.5, CE-8.6, CE-8.7: the next locomotive costs more, and some hexes are closed', () => {
    const state = positionCE({
      companies: {
        PRR: { held: { 0: 1 }, treasury: 30, hexes: ['Q5', 'P4', 'O4', 'N4'] },
        'B&O': { held: { 0: 1 } },
      },
    });
    const seen = shown(state);
    expect(hexIn(seen, 'O4')).toMatchObject({ cost: 2, nextCost: 4, companies: ['PRR'] });
    expect(hexIn(seen, 'N4')).toMatchObject({ terrain: 'mountain', nextCost: null, openTo: [] });
    expect(hexIn(seen, 'R5')).toMatchObject({ terrain: 'home', nextCost: null, openTo: [] });
    expect(hexIn(seen, 'Q6').openTo).toEqual(['PRR', 'B&O']);
    const empty = shown(positionCE({ companies: { PRR: { held: { 0: 1 }, charter: 0 } } }));
    expect(hexIn(empty, 'Q5').openTo).not.toContain('PRR');
  });

  it('CE-10.3, CE-10.4, CE-10.5, CE-10.6: what developing would bring', () => {
    const state = positionCE({
      table: { wheeling: 4, pittsburgh: 8 },
      companies: {
        PRR: { held: { 0: 1 }, hexes: ['Q5', 'P4', 'O4', 'N3', 'K4', 'E0'] },
        'B&O': { held: { 1: 1 }, hexes: ['I6', 'O4'] },
      },
    });
    const effect = (id: string): ExpressHexView['development'] => hexIn(shown(state), id).development;
    expect(effect('O4')).toEqual({ kind: 'house', incomes: { PRR: 1, 'B&O': 1 }, grants: {} });
    expect(effect('N3')).toEqual({ kind: 'house', incomes: {}, grants: { PRR: 2 } });
    expect(effect('I6')).toEqual({ kind: 'industry', incomes: { 'B&O': 1 }, grants: {} });
    expect([effect('K4'), effect('E0'), effect('Q5'), effect('R5'), effect('M4')]).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    const built = shown(playCE(state, develop('O4')));
    expect(hexIn(built, 'O4')).toMatchObject({ house: true, development: null, value: 2 });
    expect(shown(state).industries).toMatchObject([
      { id: 'detroit', value: 1, next: 2 },
      { id: 'wheeling', value: 4, next: 5 },
      { id: 'pittsburgh', value: 8, next: null },
    ]);
  });
});

describe('the end', () => {
  it('CE-12.1: how far each condition has come', () => {
    const state = positionCE({
      supply: 3,
      table: { detroit: 6 },
      companies: { PRR: { held: { 0: 3 } }, 'B&O': { held: { 1: 4 }, charter: 0 }, NYC: { held: { 1: 1 } } },
    });
    const seen = shown(state);
    expect(seen.endConditions).toEqual([
      { reason: 'locomotives', value: 1, limit: 3, holds: false },
      { reason: 'shares', value: 2, limit: 3, holds: false },
      { reason: 'houses', value: 3, limit: 3, holds: true },
      { reason: 'detroit', value: 6, limit: 8, holds: false },
    ]);
    expect([seen.ending, seen.phase, seen.winners]).toEqual([['houses'], 'turn', []]);
    const last = positionCE({
      supply: 3,
      cash: [10, 50, 20],
      dials: { auction: 3, development: 3 },
      companies: { PRR: { held: { 0: 1 } } },
    });
    const over = shown(playCE(last, noop('development')));
    expect([over.phase, over.ended, over.winners]).toEqual(['over', ['houses'], [1]]);
  });

  it('every key is on the list', () => {
    const seen = shown(playCE(positionCE({ companies: { PRR: { held: { 0: 1 } } } }), startAuction('PRR')));
    expect(VIEW_KEYS.phases).toContain(seen.phase);
    expect(VIEW_KEYS.auctionKinds).toContain(seen.auction?.kind);
    expect(VIEW_KEYS.dials).toEqual(seen.dials.map(({ id }) => id));
    expect(VIEW_KEYS.industries).toEqual(seen.industries.map(({ id }) => id));
    expect(VIEW_KEYS.endReasons).toEqual(seen.endConditions.map(({ reason }) => reason));
    for (const { terrain } of seen.board) expect(VIEW_KEYS.terrains).toContain(terrain);
  });
});
