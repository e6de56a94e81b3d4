import { describe, expect, it } from 'vitest';
import { expectAsFacts, tableOf } from '../../testing/facts.ts';
import { TERMS_EN_CHICAGO_EXPRESS } from '../../text/en/terms-chicago-express.ts';
import { COMPANIES, COMPANY_IDS, DIAL_IDS, DIAL_STEPS, INDUSTRIES, SPECS, WAB } from './data.ts';
import { CHICAGO, findHex, HEXES, hexAt, hexNamed, type Terrain } from './map.ts';
import { type State, valueOf } from './state.ts';
import { costOf } from './reach.ts';
import { positionCE } from '../../testing/chicago-express/position.ts';

interface FactHex {
  readonly coord: string;
  readonly terrain: string;
  readonly cost: number | null;
  readonly income: number | null;
  readonly development_kind: string;
  readonly development_bonus: number | null;
  readonly name?: string;
  readonly name_confidence?: string;
  readonly name_alternatives?: string[];
  readonly digitised_anomaly?: { readonly confidence: string };
  readonly neighbours: string[];
}

interface FactCompany {
  readonly id: string;
  readonly shares: number;
  readonly locomotives: number;
  readonly start_hex: string;
  readonly starting_income: number | null;
}

interface Facts {
  readonly hexes: FactHex[];
  readonly companies: FactCompany[];
  readonly dials: { readonly id: string; readonly steps_to_red: number }[];
  readonly industrial_tracks: Record<string, { readonly hex: string; readonly values: number[] }>;
  readonly sanity_paths_to_chicago: Record<string, { readonly cheapest_cost: number }>;
}

const TERRAIN_IN_FACTS: Readonly<Record<string, Terrain>> = { industrial: 'industry', start: 'home' };

describe('the board', () => {
  it('CE-2.1, CE-2.2, CE-16: every hex is as in the facts, with its neighbours, name and doubt', () => {
    expectAsFacts<Facts>(
      'chicago-express',
      tableOf(
        HEXES,
        ({ id }) => id,
        (hex) => ({
          terrain: hex.terrain,
          cost: hex.cost,
          income: hex.income,
          house: hex.house,
          name: hex.name?.text,
          sure: hex.name?.confidence,
          alternatives: hex.name?.alternatives ?? [],
          trust: hex.terrain === 'home' ? undefined : hex.doubt?.trust,
          neighbours: hex.neighbours.map((index) => hexAt(index).id).toSorted(),
        }),
      ),
      ({ hexes }) =>
        tableOf(
          hexes,
          ({ coord }) => coord,
          (fact) => ({
            terrain: TERRAIN_IN_FACTS[fact.terrain] ?? fact.terrain,
            cost: fact.cost ?? 0,
            income: fact.income ?? 0,
            house: fact.development_kind === 'income' ? fact.development_bonus : 0,
            name: fact.name,
            sure: fact.name && (fact.name_confidence === 'confirmed' ? 'sure' : 'inferred'),
            alternatives: fact.name_alternatives ?? [],
            trust: fact.digitised_anomaly?.confidence,
            neighbours: fact.neighbours.toSorted(),
          }),
        ),
    );
  });

  it('CE-1.1, CE-1.3, CE-1.4: companies, dials and industrial table are as in the facts', () => {
    expectAsFacts<Facts>(
      'chicago-express',
      {
        companies: COMPANIES.map((company) => SPECS[company]).map(
          ({ id, shares, locomotives, home, income }) => ({
            id,
            shares,
            locomotives,
            start_hex: hexAt(home).id,
            starting_income: id === 'WAB' ? null : income,
          }),
        ),
        dials: DIAL_IDS.map((id) => [id, DIAL_STEPS[id]]),
        ...tableOf(
          INDUSTRIES,
          ({ id }) => id,
          ({ hex, values }) => ({ hex: hexAt(hex).id, values }),
        ),
      },
      ({ companies, dials, industrial_tracks: tracks }) => ({
        companies: companies.map(({ id, shares, locomotives, start_hex, starting_income }) => ({
          id,
          shares,
          locomotives,
          start_hex,
          starting_income,
        })),
        dials: dials.map(({ id, steps_to_red: steps }) => [id, steps]),
        ...tableOf(
          Object.entries(tracks),
          ([id]) => id,
          ([, { hex, values }]) => ({ hex, values }),
        ),
      }),
    );
  });

  it('CE-0.4: five companies in this order', () => {
    expect(COMPANY_IDS).toEqual(['PRR', 'B&O', 'C&O', 'NYC', 'WAB']);
    expect(COMPANY_IDS[WAB]).toBe('WAB');
  });

  it('CE-2.2: so many hexes of each terrain', () => {
    const counts: Record<string, number> = {};
    for (const { terrain } of HEXES) counts[terrain] = (counts[terrain] ?? 0) + 1;
    expect(counts).toEqual({
      plain: 73,
      forest: 41,
      mountain: 16,
      city: 22,
      industry: 3,
      chicago: 1,
      home: 4,
    });
    expect(HEXES).toHaveLength(160);
  });

  it('CE-2.1, CE-19.2: neighbours are mutual, and the board is one piece', () => {
    const reached = new Set([0]);
    for (const hex of reached) for (const next of hexAt(hex).neighbours) reached.add(next);
    expect(reached.size).toBe(160);
    for (const { index, neighbours } of HEXES) {
      for (const next of neighbours) expect(hexAt(next).neighbours).toContain(index);
    }
    expect(findHex('A1')).toBeUndefined();
    expect(() => hexNamed('A1')).toThrow('no hex A1');
    expect(() => hexAt(160)).toThrow('no hex 160');
  });

  it('CE-2.4: Chicago touches two hexes, which touch each other', () => {
    expect(hexAt(CHICAGO).neighbours.map((hex) => hexAt(hex).id)).toEqual(['B2', 'A3']);
    expect(hexAt(hexNamed('A3')).neighbours).toContain(hexNamed('B2'));
  });

  it('CE-16, CE-18.3: every odd value says where it comes from', () => {
    const doubtful = HEXES.filter(({ doubt }) => doubt !== null);
    expect(doubtful).toHaveLength(22);
    for (const { doubt } of doubtful) {
      expect(doubt?.source).toBe('APP');
      expect(['low', 'medium']).toContain(doubt?.trust);
      expect(TERMS_EN_CHICAGO_EXPRESS).toHaveProperty([`doubt.${doubt?.group}`]);
    }
    expect(HEXES.filter(({ name }) => name?.confidence === 'inferred')).toHaveLength(19);
  });

  it.each([
    ['NYC', 25],
    ['PRR', 25],
    ['B&O', 26],
    ['C&O', 27],
    ['WAB', 5],
  ])('CE-19.4: the cheapest way of the %s to Chicago costs %i', (id, cost) => {
    const company = COMPANIES[COMPANY_IDS.indexOf(id as 'NYC')] as 0;
    expect(cheapestWay(positionCE(), SPECS[company].home)).toBe(cost);
  });

  it('CE-2.3, CE-9.4: Fort Wayne is worth 1, and 3 with a house', () => {
    expect(valueOf(positionCE(), hexNamed('D3'))).toBe(1);
    expect(valueOf(positionCE({ houses: ['D3'] }), hexNamed('D3'))).toBe(3);
  });
});

/** Dijkstra over empty hexes, homes left out. */
function cheapestWay(state: State, from: number): number {
  const costs = new Map([[from, 0]]);
  const done = new Set<number>();
  for (;;) {
    const open = [...costs].filter(([hex]) => !done.has(hex)).sort((a, b) => a[1] - b[1])[0];
    if (!open) throw new Error('no way');
    const [hex, cost] = open;
    if (hex === CHICAGO) return cost;
    done.add(hex);
    for (const next of hexAt(hex).neighbours) {
      if (hexAt(next).terrain === 'home') continue;
      costs.set(next, Math.min(costs.get(next) ?? Number.POSITIVE_INFINITY, cost + costOf(state, next)));
    }
  }
}
