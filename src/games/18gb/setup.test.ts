import { describe, expect, it } from 'vitest';
import { companyOf } from '../../rail/position.ts';
import { lineOf } from '../../testing/bad-input.ts';
import { type AnyGame, type OptionValues, resolveOptions } from '../../core/game.ts';
import { formatMatch, type Match, parseMatch, startOf } from '../../core/match.ts';
import { tokenPlaces } from '../../rail/tokens.ts';
import { expectAsFacts, tableOf } from '../../testing/facts.ts';
import { position } from '../../testing/18gb/position.ts';
import { CHARTERS, MARKET, PERCENTS, PHASES, PRIVATES, ROUNDS_PER_SET, TRAIN_TYPES, TRAINS } from './data.ts';
import { game18GB } from './game.ts';
import type { Options } from './options.ts';
import { drawTranches, setup } from './setup.ts';
import { SCENARIO_IDS, SCENARIOS } from './scenarios.ts';
import { companyIds, privateIds, scenarioOf, tokenPrices, type State } from './state.ts';

function start(seats: number, options: Record<string, boolean> = {}, seed = 1): State {
  return setup(seats, resolveOptions(game18GB, '18xx.games', options), seed);
}

interface Facts {
  readonly setups: readonly {
    readonly scenario: string;
    readonly startingCash: number;
    readonly certLimit: number;
    readonly requiredBidsToPass: number;
    readonly tier2Count: number;
    readonly companies: readonly string[];
    readonly fixedCorporations: readonly string[];
    readonly extraCorporationPool: readonly string[];
    readonly depotOrder: readonly string[];
    readonly compassHexes: Record<string, string[]>;
    readonly exampleTiers: Record<string, number>;
    readonly tileCounts: Record<string, number | string>;
    readonly blockedHexes: Record<string, string[]>;
  }[];
  readonly trains: readonly { name: string; price: number; rustsOn?: string; availableOn?: string }[];
  readonly phases: readonly {
    name: string;
    tiles: string[];
    trainLimit: number | Record<string, number>;
    operatingRounds: number;
  }[];
  readonly market: { rows: { price: number }[][] };
  readonly corporations: readonly {
    sym: string;
    name: string;
    home: string;
    tokens: number[];
    shares: number[];
    abilities: { type: string; count?: number }[];
  }[];
  readonly companies: readonly { sym: string; value: number; revenue: number }[];
}

/** The private companies that block each hex. */
function blockedBy(privates: readonly (keyof typeof PRIVATES)[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const id of privates.toSorted()) {
    const hex = PRIVATES[id].blocks;
    if (hex) found[hex] = [...(found[hex] ?? []), id];
  }
  return found;
}

describe('set-up', () => {
  it('18GB-2.1, 18GB-18.1: players and options decide the scenario; what does not fit is ignored', () => {
    expect([2, 3, 4, 5, 6].map((seats) => start(seats).scenario)).toEqual(['2NS', '3', '4Std', '5', '6']);
    expect(start(2, { two_player_ew: true }).scenario).toBe('2EW');
    expect(start(4, { four_player_alt: true }).scenario).toBe('4Alt');
    expect(start(3, { two_player_ew: true, four_player_alt: true }).scenario).toBe('3');
    expect(lineOf(() => start(7))).toBe('18GB is for 2 to 6 players, not 7');
  });

  it('18GB-2.2, 18GB-2.3: every scenario is as the facts have it', () => {
    const sets = (sides: Readonly<Record<string, readonly string[]>>) =>
      Object.fromEntries(Object.entries(sides).map(([side, hexes]) => [side, hexes.toSorted()]));
    expectAsFacts<Facts>(
      '18gb',
      tableOf(
        SCENARIO_IDS,
        (id) => id,
        (id) => {
          const scenario = SCENARIOS[id];
          const copies = [...scenario.kit.tiles].map(([tile, { copies: count }]) => [
            tile,
            count === Number.POSITIVE_INFINITY ? 'unlimited' : count,
          ]);
          return {
            figures: [scenario.cash, scenario.certificates, scenario.bidsToPass, scenario.later],
            privates: scenario.privates.toSorted(),
            corporations: scenario.corporations.toSorted(),
            oneOf: scenario.oneOf,
            compass: sets(scenario.compass),
            tiles: Object.fromEntries(copies),
            blocks: blockedBy(scenario.privates),
          };
        },
      ),
      ({ setups }) =>
        tableOf(
          setups,
          ({ scenario }) => scenario,
          (setup) => ({
            figures: [setup.startingCash, setup.certLimit, setup.requiredBidsToPass, setup.tier2Count],
            privates: setup.companies.toSorted(),
            corporations: setup.fixedCorporations.toSorted(),
            oneOf: setup.extraCorporationPool,
            compass: sets(setup.compassHexes),
            tiles: setup.tileCounts,
            blocks: sets(setup.blockedHexes),
          }),
        ),
    );
  });

  it('18GB-2.4: scenario 1 of the rules: three players and seed 2', () => {
    const { inPlay, second } = drawTranches(SCENARIOS['3'], 2);
    expect(inPlay).toEqual(['CR', 'GSWR', 'LNWR', 'LYR', 'MR', 'NBR', 'NER']);
    expect([...second].sort()).toEqual(['CR', 'GSWR', 'NBR']);
  });

  it('18GB-2.4: every recorded set-up comes out of its seed', () => {
    expectAsFacts<Facts>(
      '18gb',
      tableOf(
        SCENARIO_IDS,
        (id) => id,
        (id) => [...drawTranches(SCENARIOS[id], 1).second].sort(),
      ),
      ({ setups }) =>
        tableOf(
          setups,
          ({ scenario }) => scenario,
          ({ exampleTiers }) =>
            Object.keys(exampleTiers)
              .filter((id) => exampleTiers[id] === 2)
              .sort(),
        ),
    );
  });

  it('18GB-2.5, 18GB-0.4: home tokens stand, the depot is full, the bank has given what players have', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const state = start(seats);
      for (const id of companyIds(state)) {
        expect(tokenPlaces(state.tokens, id)).toEqual([{ hex: CHARTERS[id]?.home, city: 0 }]);
      }
      expect(state.depot.length).toBe(Object.values(scenarioOf(state).trains).reduce((a, b) => a + b, 0));
      expect(state.cash['bank']).toBe(-seats * scenarioOf(state).cash);
      expect(game18GB.turn(state)).toMatchObject({ seat: 0, round: 'auction' });
      expect(game18GB.proof.invariants(state)).toEqual([]);
    }
    expect(game18GB.proof.invariants({ ...start(2), cash: { ...start(2).cash, LNWR: -1 } })).toContain(
      'LNWR is in debt',
    );
  });
});

describe('components', () => {
  it('18GB-1.3, 18GB-1.5: trains cost, rust and come on sale as the facts have it', () => {
    expectAsFacts<Facts>(
      '18gb',
      tableOf(
        TRAIN_TYPES,
        (name) => name,
        (name) => [TRAINS[name].price, TRAINS[name].rustedBy, TRAINS[name].alsoFrom],
      ),
      ({ trains }) =>
        tableOf(
          trains,
          ({ name }) => name,
          ({ price, rustsOn = null, availableOn = null }) => [price, rustsOn, availableOn],
        ),
    );
  });

  it('18GB-1.1, 18GB-1.2: phases allow tiles and trains as the facts have it, with two rounds each', () => {
    expectAsFacts<Facts>(
      '18gb',
      {
        order: TRAIN_TYPES,
        ...tableOf(
          TRAIN_TYPES,
          (name) => `phase ${name}`,
          (name) => [PHASES[name].colours, PHASES[name].limit[5], PHASES[name].limit[10], ROUNDS_PER_SET],
        ),
      },
      ({ phases }) => ({
        order: phases.map(({ name }) => name),
        ...tableOf(
          phases,
          ({ name }) => `phase ${name}`,
          ({ tiles, trainLimit, operatingRounds }) => [
            tiles,
            ...(typeof trainLimit === 'number' ? [trainLimit, trainLimit] : Object.values(trainLimit)),
            operatingRounds,
          ],
        ),
      }),
    );
  });

  it('18GB-1.6: one line of 22 prices, five of them par', () => {
    expect(MARKET.rows).toHaveLength(1);
    expect(MARKET.rows[0]).toHaveLength(22);
    expect(MARKET.rows[0]?.slice(-2)).toEqual([350, 380]);
  });

  it('18GB-6.1, 18GB-6.2, 18GB-5.1: charters, certificates and privates', () => {
    expectAsFacts<Facts>(
      '18gb',
      {
        ...tableOf(
          Object.entries(CHARTERS),
          ([id]) => id,
          ([, { name, home, tokens, added, green }]) => ({
            name,
            home,
            tokens,
            added,
            green,
            shares: PERCENTS[5],
          }),
        ),
        ...tableOf(
          Object.entries(PRIVATES),
          ([id]) => `private ${id}`,
          ([, { price, income }]) => [price, income],
        ),
      },
      ({ corporations, companies }) => ({
        ...tableOf(
          corporations,
          ({ sym }) => sym,
          ({ name, home, tokens, shares, abilities }) => ({
            name,
            home,
            tokens,
            added: abilities.find(({ type }) => type === 'conversion_tokens')?.count,
            green: abilities.some(({ type }) => type === 'tile_lay'),
            shares,
          }),
        ),
        ...tableOf(
          companies,
          ({ sym }) => `private ${sym}`,
          ({ value, revenue }) => [value, revenue],
        ),
      }),
    );
    expect(PERCENTS[10].reduce((a: number, b) => a + b, 0)).toBe(100);
  });

  it('18GB-6.1: a ten-share corporation has the added tokens', () => {
    const state = position({
      corporations: { CR: { price: 100, size: 10, held: { 0: [0] } } },
      round: { kind: 'stock' },
    });
    expect(tokenPrices(state, 'CR')).toEqual([0, 0, 50, 50]);
    expect(companyOf(state, 'CR').size).toBe(10);
  });

  it('18GB-18.2: the book differs from 18xx.games where the rules speak clearly', () => {
    const site = resolveOptions(game18GB, '18xx.games');
    const book = resolveOptions(game18GB, 'book');
    const differing = Object.keys(book).filter((key) => book[key] !== site[key]);
    expect(differing.map((key) => `${key} ${book[key]} ${site[key]}`)).toEqual([
      'trade_consent ask table',
      'auction.multi_bid true false',
      'auction.one_bid_frees true false',
      'auction.discount_frees_nobody true false',
      'convert.single_buy true false',
      'emr.trainless_suffices true false',
      'recv.always_insolvent true false',
      'recv.always_convert false after_run',
      'recv.buy_inclusive true false',
      'float.capital_par true false',
      'insolvency.strict_powers true false',
      'insolvency.ends_with_train true false',
      'powers.restrictive true false',
    ]);
    expect(Object.keys(book).filter((key) => book[key] === site[key] && site[key] !== false)).toEqual([]);
    expect(game18GB.ruleSets[0]?.id).toBe('book');
    expect(privateIds(start(2))).toContain('LB');
  });

  it('18GB-18.2: a game saved under the first rules keeps its switches, also under their old names', () => {
    const saved = (options: OptionValues, ruleSet = 'book'): Match => ({
      railhead: 1,
      game: '18gb',
      rulesVersion: 1,
      ruleSet,
      options,
      players: [{ name: 'Anna' }, { name: 'Ben' }],
      seed: 1,
      actions: [],
    });
    const read = (match: Match): Options =>
      startOf(game18GB, parseMatch(formatMatch(match), [game18GB as unknown as AnyGame]) as Match<never>)
        .options;
    expect(read(saved({}))).toMatchObject({
      trade_consent: 'table',
      'recv.always_convert': true,
      'insolvency.ends_with_train': false,
      'auction.one_bid_frees': true,
      'auction.discount_frees_nobody': true,
    });
    expect(read(saved({ 'auction.pass_summary': false, 'recv.always_convert': false }))).toMatchObject({
      'auction.one_bid_frees': false,
      'auction.discount_frees_nobody': false,
      'recv.always_convert': 'after_run',
    });
    expect(
      read(saved({ 'auction.pass_summary': true, 'recv.always_convert': true }, '18xx.games')),
    ).toMatchObject({
      'auction.one_bid_frees': true,
      'auction.discount_frees_nobody': true,
      'recv.always_convert': true,
    });
    const now = saved({ 'recv.always_convert': false });
    expect(read({ ...now, rulesVersion: 2 })['recv.always_convert']).toBe(false);
    expect(lineOf(() => read({ ...saved({ 'auction.pass_summary': true }), rulesVersion: 2 }))).toBe(
      'option "auction.pass_summary" of 18gb cannot be true',
    );
  });
});
