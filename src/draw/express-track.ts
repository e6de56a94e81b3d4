import { chip, type ChipLook } from './chip.ts';
import type { ExpressCell } from './express-hex.ts';
import { LAYOUT } from './express-hex.ts';
import type { ExpressCompany, ExpressMap, PlannedExpansion } from './express-options.ts';
import { distance, placed, type Point } from './geometry.ts';
import { outlineOf } from './ground.ts';
import { chipOf, CHIPS_CHICAGO_EXPRESS } from './looks.ts';
import { el, group, ink, label, num } from './svg.ts';

/** Engines as chips, joined by the line of their company. */

type HexId = string;
type CompanyId = string;

/** Centres nearer than this, in units of R, are those of neighbours (√3 R apart). */
const NEXT_TO = 2;

const LINE_WIDTH = 0.15;
const CASING_WIDTH = 0.23;
const ENGINE = 0.37;
const ENGINE_AT_HOME = 0.46;

/** Never by colour alone: a dash style for each company, in parts of R. */
const DASHES: Readonly<Record<string, readonly number[]>> = {
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

function lookOf(company: CompanyId): ChipLook {
  return chipOf({ chips: CHIPS_CHICAGO_EXPRESS }, company);
}

interface Spot {
  readonly at: Point;
  readonly r: number;
}

/** Draws the engines of one position. */
export class EngineDrawing {
  readonly #cells: ReadonlyMap<HexId, ExpressCell>;
  readonly #companies: readonly ExpressCompany[];
  readonly #planned: PlannedExpansion | null;

  constructor(cells: readonly ExpressCell[], { companies }: ExpressMap, planned: PlannedExpansion | null) {
    this.#cells = new Map(cells.map((cell) => [cell.hex.id, cell]));
    this.#companies = companies;
    this.#planned = planned;
  }

  #cell(hex: HexId): ExpressCell {
    const cell = this.#cells.get(hex);
    if (!cell) throw new RangeError(`no hex ${hex}`);
    return cell;
  }

  /** The companies on a hex, and the one that plans to come, in their fixed order. */
  #crowd(hex: HexId): CompanyId[] {
    const comes = this.#planned?.hexes.includes(hex) ? this.#planned.company : null;
    const { companies } = this.#cell(hex).hex;
    return this.#companies.map(({ id }) => id).filter((id) => id === comes || companies.includes(id));
  }

  #spot({ id, home }: ExpressCompany, hex: HexId): Spot {
    const { frame } = this.#cell(hex);
    const crowd = this.#crowd(hex);
    const place = PLACES[crowd.length]?.[crowd.indexOf(id)] ?? [0, 0];
    const isHome = crowd.length === 1 && hex === home;
    const size = isHome ? ENGINE_AT_HOME : (RADII[crowd.length] ?? ENGINE);
    return { at: placed(frame, place), r: size * frame.R };
  }

  #touch(a: HexId, b: HexId): boolean {
    const from = this.#cell(a).frame;
    const to = this.#cell(b).frame;
    return distance([from.x, from.y], [to.x, to.y]) < NEXT_TO * from.R;
  }

  /** The line grew hex by hex: each is joined to the latest built before it that it touches. */
  #chains(hexes: readonly HexId[], from: number): HexId[][] {
    const chains: HexId[][] = [];
    for (const [order, hex] of hexes.entries()) {
      if (order < from) continue;
      const before = hexes.slice(0, order).findLast((other) => this.#touch(hex, other));
      if (before === undefined) continue;
      const grown = chains.find((chain) => chain.at(-1) === before);
      if (grown) grown.push(hex);
      else chains.push([before, hex]);
    }
    return chains;
  }

  #path(company: ExpressCompany, hexes: readonly HexId[], from = 0): string {
    return this.#chains(hexes, from)
      .map((chain) => {
        const points = chain.map((hex) => this.#spot(company, hex).at);
        return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`;
      })
      .join('');
  }

  /** Casing first, then the company's own line: on any ground one of them stands out. */
  #line(d: string, company: CompanyId, R: number): string {
    if (d === '') return '';
    const dashes = DASHES[company] ?? [];
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
    return this.#companies
      .map((company) => {
        const { id, hexes } = company;
        return group({ class: 'line', 'data-company': id }, this.#line(this.#path(company, hexes), id, R));
      })
      .join('');
  }

  chips(): string {
    return this.#companies
      .flatMap((company) =>
        company.hexes.map((hex) => {
          const { at, r } = this.#spot(company, hex);
          return chip({ ...lookOf(company.id), x: at[0], y: at[1], r });
        }),
      )
      .join('');
  }

  /** The way to the planned hexes, fainter than what is built. */
  plannedLine(R: number): string {
    const plan = this.#plan();
    if (!plan) return '';
    const { hexes, id } = plan.company;
    const d = this.#path(plan.company, [...hexes, ...plan.hexes], hexes.length);
    return group({ opacity: 0.6 }, this.#line(d, id, R));
  }

  /** Planned hexes: outlined, with a ghost of the engine and their number in building order. */
  ghosts(R: number): string {
    const plan = this.#plan();
    return plan?.hexes.map((hex, order) => this.#ghost(plan.company, hex, order + 1, R)).join('') ?? '';
  }

  #plan(): { readonly company: ExpressCompany; readonly hexes: readonly HexId[] } | null {
    const company = this.#companies.find(({ id }) => id === this.#planned?.company);
    return this.#planned && company ? { company, hexes: this.#planned.hexes } : null;
  }

  #ghost(company: ExpressCompany, hex: HexId, number: number, R: number): string {
    const { frame } = this.#cell(hex);
    const { at, r } = this.#spot(company, hex);
    const [x, y] = placed(frame, [0, -0.6]);
    return (
      outlineOf(frame, LAYOUT, { size: 0.93, width: 0.055, halo: 0.12 }) +
      chip({ ...lookOf(company.id), x: at[0], y: at[1], r, opacity: 0.5 }) +
      el('circle', { cx: x, cy: y, r: 0.2 * R, fill: ink('acc') }) +
      label(String(number), x, y, { size: 0.26 * R, weight: 700, fill: ink('acc-ink') })
    );
  }
}
