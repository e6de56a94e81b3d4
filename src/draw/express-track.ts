import {
  COMPANIES,
  type Company,
  COMPANY_IDS,
  type CompanyId,
  SPECS,
} from '../games/chicago-express/data.ts';
import { findHex, hexAt, type HexIndex } from '../games/chicago-express/map.ts';
import { findCompany, isThere, type State } from '../games/chicago-express/state.ts';
import { chip, type ChipLook } from './chip.ts';
import type { ExpressCell } from './express-hex.ts';
import { LAYOUT } from './express-hex.ts';
import type { PlannedExpansion } from './express-options.ts';
import { placed, type Point } from './geometry.ts';
import { outlineOf } from './ground.ts';
import { CHIPS_CHICAGO_EXPRESS } from './looks.ts';
import { el, group, ink, label, num } from './svg.ts';

/** Engines as chips, joined by the line of their company (look §6). */

const LINE_WIDTH = 0.15;
const CASING_WIDTH = 0.23;
const ENGINE = 0.37;
const ENGINE_AT_HOME = 0.46;

/** Never by colour alone: a dash style for each company, in parts of R. */
const DASHES: Readonly<Record<CompanyId, readonly number[]>> = {
  NYC: [],
  PRR: [0.34, 0.14],
  'B&O': [0.15, 0.11],
  'C&O': [0.3, 0.12, 0.08, 0.12],
  WAB: [0.06, 0.12],
};

/** Where several engines stand in one hex, by their number. */
const PLACES: readonly (readonly Point[])[] = [
  [],
  [[0, 0]],
  [
    [-0.3, 0],
    [0.3, 0],
  ],
  [
    [-0.29, 0.18],
    [0.29, 0.18],
    [0, -0.3],
  ],
  [
    [-0.28, -0.26],
    [0.28, -0.26],
    [-0.28, 0.26],
    [0.28, 0.26],
  ],
  [
    [-0.42, -0.24],
    [0.42, -0.24],
    [-0.42, 0.26],
    [0.42, 0.26],
    [0, 0],
  ],
];
const RADII = [0, ENGINE, 0.29, 0.27, 0.25, 0.22] as const;

function lookOf(company: Company): ChipLook {
  return CHIPS_CHICAGO_EXPRESS[COMPANY_IDS[company]] as ChipLook;
}

interface Spot {
  readonly at: Point;
  readonly r: number;
}

/** The companies on a hex, and those that plan to come. */
function crowdOf(state: State, hex: HexIndex, planned: PlannedExpansion | null): Company[] {
  const plans = planned?.hexes.some((id) => findHex(id) === hex) ? findCompany(planned.company) : undefined;
  return COMPANIES.filter((company) => company === plans || isThere(state, company, hex));
}

/** Draws the engines of one position; cells are in the order of the board. */
export class EngineDrawing {
  readonly #cells: readonly ExpressCell[];
  readonly #state: State;
  readonly #planned: PlannedExpansion | null;

  constructor(cells: readonly ExpressCell[], state: State, planned: PlannedExpansion | null) {
    this.#cells = cells;
    this.#state = state;
    this.#planned = planned;
  }

  #spot(company: Company, hex: HexIndex): Spot {
    const { frame } = this.#cells[hex] as ExpressCell;
    const crowd = crowdOf(this.#state, hex, this.#planned);
    const place = PLACES[crowd.length]?.[crowd.indexOf(company)] ?? [0, 0];
    const isAlone = crowd.length === 1;
    const isHome = isAlone && hex === SPECS[company].home;
    const size = isHome ? ENGINE_AT_HOME : (RADII[crowd.length] ?? ENGINE);
    return { at: placed(frame, place), r: size * frame.R };
  }

  /** The line grew hex by hex: each is joined to the latest built before it that it touches. */
  #chains(hexes: readonly HexIndex[], from: number): HexIndex[][] {
    const chains: HexIndex[][] = [];
    for (const [order, hex] of hexes.entries()) {
      if (order < from) continue;
      const before = hexes.slice(0, order).findLast((other) => hexAt(hex).neighbours.includes(other));
      if (before === undefined) continue;
      const grown = chains.find((chain) => chain.at(-1) === before);
      if (grown) grown.push(hex);
      else chains.push([before, hex]);
    }
    return chains;
  }

  #path(company: Company, hexes: readonly HexIndex[], from = 0): string {
    return this.#chains(hexes, from)
      .map((chain) => {
        const points = chain.map((hex) => this.#spot(company, hex).at);
        return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`;
      })
      .join('');
  }

  /** Casing first, then the company's own line: on any ground one of them stands out. */
  #line(d: string, company: Company, R: number): string {
    if (d === '') return '';
    const dashes = DASHES[COMPANY_IDS[company]];
    const common = { d, fill: 'none', 'stroke-linejoin': 'round' };
    return (
      el('path', { ...common, stroke: ink('casing'), 'stroke-width': CASING_WIDTH * R }) +
      el('path', {
        ...common,
        stroke: lookOf(company).body,
        'stroke-width': LINE_WIDTH * R,
        'stroke-dasharray': dashes.length > 0 ? dashes.map((part) => num(part * R)).join(' ') : undefined,
      })
    );
  }

  lines(R: number): string {
    return COMPANIES.map((company) => {
      const track = this.#state.track[company] as readonly HexIndex[];
      const id = COMPANY_IDS[company];
      return group({ class: 'line', 'data-company': id }, this.#line(this.#path(company, track), company, R));
    }).join('');
  }

  chips(): string {
    return COMPANIES.map((company) => {
      const track = this.#state.track[company] as readonly HexIndex[];
      return track
        .map((hex) => {
          const { at, r } = this.#spot(company, hex);
          return chip({ ...lookOf(company), x: at[0], y: at[1], r });
        })
        .join('');
    }).join('');
  }

  /** The way to the planned hexes, fainter than what is built. */
  plannedLine(R: number): string {
    const plan = this.#plan();
    if (!plan) return '';
    const track = this.#state.track[plan.company] as readonly HexIndex[];
    const d = this.#path(plan.company, [...track, ...plan.hexes], track.length);
    return group({ opacity: 0.6 }, this.#line(d, plan.company, R));
  }

  /** Planned hexes: outlined, with a ghost of the engine and their number in building order. */
  ghosts(R: number): string {
    const plan = this.#plan();
    return plan?.hexes.map((hex, order) => this.#ghost(plan.company, hex, order + 1, R)).join('') ?? '';
  }

  #plan(): { readonly company: Company; readonly hexes: readonly HexIndex[] } | null {
    const company = this.#planned ? findCompany(this.#planned.company) : undefined;
    if (!this.#planned || company === undefined) return null;
    return { company, hexes: this.#planned.hexes.map(findHex).filter((hex) => hex !== undefined) };
  }

  #ghost(company: Company, hex: HexIndex, number: number, R: number): string {
    const { frame } = this.#cells[hex] as ExpressCell;
    const { at, r } = this.#spot(company, hex);
    const [x, y] = placed(frame, [0, -0.6]);
    return (
      outlineOf(frame, LAYOUT, { size: 0.93, width: 0.055, halo: 0.12 }) +
      chip({ ...lookOf(company), x: at[0], y: at[1], r, opacity: 0.5 }) +
      el('circle', { cx: x, cy: y, r: 0.2 * R, fill: ink('acc') }) +
      label(String(number), x, y, { size: 0.26 * R, weight: 700, fill: ink('acc-ink') })
    );
  }
}
