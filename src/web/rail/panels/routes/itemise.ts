import type { RuleId } from '../../../../core/game.ts';
import type { RevenueLine, RunReport } from '../../../../core/routing.ts';
import { type Board, type BoardKit, facesOf } from '../../../../rail/board.ts';
import { type Face, STOP_KINDS, type StopKind } from '../../../../rail/tile.ts';
import type { Words } from '../../../../text/words.ts';
import { hexOfStop, isStop, stopsOf } from './plan.ts';

/** Everything that names stops: the map, the tiles laid on it, and the words. */
export interface Places {
  readonly kit: BoardKit;
  readonly board: Board;
  readonly words: Words;
}

function kindOfStop({ kit, board }: Places, stop: string): StopKind | null {
  const hex = kit.map.byId.get(hexOfStop(stop));
  if (!hex) return null;
  const face = facesOf(kit, board)[hex.index] as Face;
  return face.stops[Number(stop.slice(stop.lastIndexOf('-') + 1))]?.kind ?? null;
}

/** How many stops a hex has. */
export function stopsIn({ kit, board }: Places, hex: string): number {
  const found = kit.map.byId.get(hex);
  return found ? (facesOf(kit, board)[found.index] as Face).stops.length : 0;
}

/** The name of the place, or what kind of stop it is. */
function nameOfStop(places: Places, stop: string): string {
  const name = places.words.placeName(hexOfStop(stop));
  if (name) return name;
  const kind = kindOfStop(places, stop);
  return kind ? places.words.t(`page.routes.kind.${kind}`) : stop;
}

function kindsIn(places: Places, hex: string): (StopKind | null)[] {
  return Array.from({ length: stopsIn(places, hex) }, (_unused, stop) =>
    kindOfStop(places, `${hex}-${stop}`),
  );
}

/** The name of the place; a town beside a city of the same name says what it is. */
function nameWithKind(places: Places, stop: string): string {
  const kind = kindOfStop(places, stop);
  const name = nameOfStop(places, stop);
  const isPlain = kind === 'city' || kindsIn(places, hexOfStop(stop)).every((other) => other === kind);
  return isPlain ? name : places.words.t(`page.routes.at.${kind}`, { where: name });
}

/** An unambiguous name of a stop: its name, with the hex or its number where needed. */
export function labelOfStop(places: Places, stop: string): string {
  const hex = hexOfStop(stop);
  const kind = kindOfStop(places, stop);
  const { byId } = places.kit.map;
  const called = byId.get(hex)?.name;
  // Alice Springs of 1848 is two hexes.
  const isNamed = Boolean(called) && [...byId.values()].filter(({ name }) => name === called).length === 1;
  const own = nameWithKind(places, stop);
  const name = isNamed ? own : places.words.t('word.stop', { name: own, id: hex });
  const twins = kindsIn(places, hex).flatMap((other, index) => (other === kind ? `${hex}-${index}` : []));
  return twins.length > 1 ? places.words.t('word.stop-of', { name, number: twins.indexOf(stop) + 1 }) : name;
}

/** `4 cities, 1 town`. */
export function callsOf(places: Places, path: readonly string[]): string {
  const kinds = stopsOf(path).map((stop) => kindOfStop(places, stop));
  return STOP_KINDS.flatMap((kind) => {
    const count = kinds.filter((other) => other === kind).length;
    return count === 0 ? [] : places.words.t(`page.routes.calls.${kind}`, { count });
  }).join(', ');
}

/** One line of what a run earns, as it is shown. */
export interface Item {
  readonly label: string;
  /** The hex of a stop; bonuses have none. */
  readonly hex: string | null;
  readonly value: number;
  readonly rule: RuleId;
}

function itemOf(places: Places, line: RevenueLine): Item {
  const { at, value, rule, what } = line;
  const isPlace = isStop(at) && kindOfStop(places, at) !== null;
  const label = isPlace && what === 'stop' ? nameWithKind(places, at) : places.words.revenueItem(line);
  return { label, hex: isPlace ? hexOfStop(at) : null, value, rule };
}

/** Stops in the order in which the train calls at them, then anything else the run earns. */
export function itemise(places: Places, { items, path }: Pick<RunReport, 'items' | 'path'>): Item[] {
  const place = (line: RevenueLine): number => {
    const at = path.indexOf(line.at);
    return at < 0 ? path.length : at;
  };
  return items
    .map((line, index) => ({ line, index }))
    .sort((a, b) => place(a.line) - place(b.line) || a.index - b.index)
    .map(({ line }) => itemOf(places, line));
}

/** Whether the board has stops that pay the company itself. */
export function hasHalts({ kit, board }: Places): boolean {
  return facesOf(kit, board).some(({ stops }) => stops.some(({ kind }) => kind === 'halt'));
}

/** The halts a route passes, and how many of them it counts. */
export function haltsOn(
  places: Places,
  path: readonly string[],
  items: readonly RevenueLine[],
): { readonly counted: number; readonly passed: number } | null {
  const passed = stopsOf(path).filter((stop) => kindOfStop(places, stop) === 'halt');
  const counted = items.filter(({ at, what }) => what === 'halt' && passed.includes(at)).length;
  return passed.length === 0 ? null : { counted, passed: passed.length };
}
