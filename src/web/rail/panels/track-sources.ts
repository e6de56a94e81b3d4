import { headOf } from '../../../core/choice.ts';
import type { Action, Choice, Json, Refusal } from '../../../core/game.ts';
import { canonicalJson } from '../../../core/json.ts';
import type { HexId } from '../../../rail/hex.ts';

/** Types of action that are done on one hex of the map. */
export const MAP_TYPES = ['lay_tile', 'place_token'] as const;
export type MapType = (typeof MAP_TYPES)[number];

/** An action on a hex. Tiles have `tile` and `rotation`, tokens have `city`. */
export interface MapAction extends Action {
  readonly type: MapType;
  readonly hex: HexId;
  /** The private company by whose power it is done. */
  readonly private?: string;
}

export interface TileAction extends MapAction {
  readonly type: 'lay_tile';
  readonly tile: string;
  readonly rotation: number;
}

export interface TokenAction extends MapAction {
  readonly type: 'place_token';
  readonly city: number;
}

/** What can be done on a hex, and what is refused there. */
export interface HexOffer {
  readonly hex: HexId;
  readonly legal: readonly Choice<Action>[];
  readonly refused: readonly { readonly choice: Choice<Action>; readonly refusal: Refusal }[];
}

/** One way of building: a company's own tiles, its own tokens, or either by the power of a private company. */
export interface Source {
  /** Identifies a source within a position. */
  readonly key: string;
  readonly type: MapType;
  readonly private: string | null;
  readonly offers: ReadonlyMap<HexId, HexOffer>;
}

function isMapType(type: string): type is MapType {
  return (MAP_TYPES as readonly string[]).includes(type);
}

export function isMapAction(action: Action | null | undefined): action is MapAction {
  return action !== null && action !== undefined && isMapType(action.type);
}

export function isTile(action: MapAction | null): action is TileAction {
  return action?.type === 'lay_tile';
}

export function isToken(action: MapAction | null): action is TokenAction {
  return action?.type === 'place_token';
}

export function sourceKey({ type, private: by }: { type: string; private?: string | undefined }): string {
  return by === undefined ? type : `${type} ${by}`;
}

/** The fields that all members of a choice share. */
function fieldsOf(choice: Choice<Action>): Readonly<Record<string, Json>> {
  return headOf(choice) as unknown as Readonly<Record<string, Json>>;
}

/** The choices by source and hex: own tiles first, then own tokens, then what privates can do. */
export function sourcesOf(choices: readonly Choice<Action>[]): Source[] {
  const sources = new Map<string, Source & { offers: Map<HexId, HexOffer> }>();
  for (const choice of choices) {
    const { type, hex, private: by } = fieldsOf(choice);
    if (typeof type !== 'string' || !isMapType(type) || typeof hex !== 'string') continue;
    const owner = typeof by === 'string' ? by : undefined;
    const key = sourceKey({ type, private: owner });
    let source = sources.get(key);
    if (!source) sources.set(key, (source = { key, type, private: owner ?? null, offers: new Map() }));
    const { legal, refused } = source.offers.get(hex) ?? { legal: [], refused: [] };
    const { refusal } = choice;
    source.offers.set(hex, {
      hex,
      legal: refusal ? legal : [...legal, choice],
      refused: refusal ? [...refused, { choice, refusal }] : refused,
    });
  }
  const rank = ({ type, private: by }: Source): number =>
    MAP_TYPES.indexOf(type) + (by === null ? 0 : MAP_TYPES.length);
  return [...sources.values()].sort((a, b) => rank(a) - rank(b));
}

export function legalHexes({ offers }: Source): HexId[] {
  return [...offers.values()].filter(({ legal }) => legal.length > 0).map(({ hex }) => hex);
}

/** Hexes on which nothing at all can be done by this source. */
export function refusedHexes({ offers }: Source): HexOffer[] {
  return [...offers.values()].filter(({ legal, refused }) => legal.length === 0 && refused.length > 0);
}

/** Refused hexes by their reason: one line each. */
export interface RefusedGroup {
  readonly refusal: Refusal;
  readonly choice: Choice<Action>;
  readonly hexes: readonly HexId[];
}

/** What differs from hex to hex does not make another reason. */
export function groupByReason(offers: readonly HexOffer[]): RefusedGroup[] {
  const groups = new Map<string, RefusedGroup & { hexes: HexId[] }>();
  for (const { hex, refused } of offers) {
    const [first] = refused;
    if (!first) continue;
    const { code, rule, params } = first.refusal;
    const { hex: _hex, city: _city, ...rest } = params;
    const key = canonicalJson({ code, rule, rest });
    const group = groups.get(key);
    if (group) group.hexes.push(hex);
    else groups.set(key, { ...first, hexes: [hex] });
  }
  return [...groups.values()];
}

/** Every single action of the legal choices of a hex; `expand` lists the members of an open family. */
export function offeredActions(
  offer: HexOffer | undefined,
  expand: (choice: Choice<Action>) => Iterable<Action>,
): MapAction[] {
  const members = (offer?.legal ?? []).flatMap((choice) =>
    choice.kind === 'open' ? [...expand(choice)] : [choice.action],
  );
  return members.filter(isMapAction);
}

/** The first of them, without listing the others. */
export function firstOfferedAction(
  offer: HexOffer | undefined,
  expand: (choice: Choice<Action>) => Iterable<Action>,
): MapAction | null {
  for (const choice of offer?.legal ?? []) {
    const members = choice.kind === 'open' ? expand(choice) : [choice.action];
    for (const member of members) if (isMapAction(member)) return member;
  }
  return null;
}
