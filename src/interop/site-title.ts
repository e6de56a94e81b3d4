import type { Action, OptionValues, Turn } from '../core/game.ts';
import { isJsonObject } from '../core/json.ts';
import { type Match, switchesOf } from '../core/match.ts';
import { BadFile } from './bad-file.ts';
import { type Difference, firstDifference } from './difference.ts';
import { shown } from './note.ts';
import { type InspectorSpec, SiteInspector } from './site-inspector.ts';
import { liveActions, type SiteAction, type SiteGame } from './site-file.ts';
import type { Comparer, FileTitle, PlayerId, RecordedState, Terms } from './title.ts';

/** 18xx.games: imported games are played by its rules, and may contain what only its page forbids. */
export const SITE_FORMAT = '18xx.games';
export const SITE_OPTIONS = { import_lenient: true } as const;

/** What has to be known about a title that 18xx.games plays too; the rest follows from its format. */
export interface SiteTitleSpec<S extends object, A extends Action>
  extends Pick<FileTitle<S, A>, 'title' | 'game' | 'importer' | 'trouble'>, InspectorSpec<S, A> {
  /** Optional rules that the title has on the site, where they are called as our switches. */
  readonly knownRules: readonly string[];
  /** Switches that only forbid more than the site does, or leave no trace in a file: the rest is legal there. */
  readonly harmless: readonly string[];
  /** Our switches for those that a file was played with. */
  optionsOf(rules: readonly string[]): OptionValues;
  /** Our position in the form of a recorded state. */
  digest(state: S, playerIds: readonly PlayerId[]): Record<string, unknown>;
  tilesOf(state: S): Readonly<Record<string, readonly [tile: string, rotation: number]>>;
  /** Revenue of the run just made, where the last action was one. */
  lastRevenue(state: S): number;
}

export type SiteTitle<S extends object, A extends Action> = SiteTitleSpec<S, A> & FileTitle<S, A>;

export function siteTitle<S extends object, A extends Action>(spec: SiteTitleSpec<S, A>): SiteTitle<S, A> {
  return {
    ...spec,
    format: SITE_FORMAT,
    ruleSet: SITE_FORMAT,
    terms: (file) => siteTerms(spec, file),
    records: ({ actions }, tell) => liveActions(actions, tell),
    obstacles: (values) => obstaclesOf(spec, values),
    inspector: (ids) => new SiteInspector(spec, ids),
    wrap: (match, ids, records, end) => hotseatGame(spec, match, ids, records, end),
    comparer: (ids) => siteComparer(spec, ids),
  };
}

function siteTerms<S extends object, A extends Action>(spec: SiteTitleSpec<S, A>, file: SiteGame): Terms {
  const options = { ...spec.optionsOf(rulesOf(spec, file)), ...SITE_OPTIONS };
  return { ruleSet: SITE_FORMAT, options, seed: seedOf(file) };
}

/** The optional rules that a file names; an unknown one means a different game. */
function rulesOf<S extends object, A extends Action>(
  { title, knownRules }: SiteTitleSpec<S, A>,
  { settings }: SiteGame,
): string[] {
  const given = settings['optional_rules'] ?? [];
  if (!Array.isArray(given))
    throw new BadFile(`"optional_rules" must be a list of names, not ${shown(given)}`);
  for (const name of given) {
    if (!knownRules.includes(name as string))
      throw new BadFile(`optional rule ${shown(name)} is not known in ${title}`);
  }
  return given as string[];
}

/** The seed of a file; without one, the first number in its id. */
function seedOf(file: SiteGame): number {
  const seed = file.settings['seed'] ?? '';
  if (seed === '') return Number(/\d+/.exec(String(file.id))?.[0] ?? 0);
  if (!Number.isSafeInteger(seed) || (seed as number) < 0)
    throw new BadFile(`"seed" must be a whole number, not ${shown(seed)}`);
  return seed as number;
}

/** 18xx.games replays an exported file by its own rules, so only what those rules allow can be written. */
function obstaclesOf<S extends object, A extends Action>(
  { game, knownRules, harmless }: SiteTitleSpec<S, A>,
  values: OptionValues,
): readonly string[] {
  const site = game.ruleSets.find((set) => set.id === SITE_FORMAT)?.values ?? {};
  const free = new Set([...knownRules, ...harmless]);
  return Object.keys(site).filter((key) => values[key] !== site[key] && !free.has(key));
}

/** Tiles and tokens are recorded only where they change, so the comparer gathers them. */
function siteComparer<S extends object, A extends Action>(
  spec: SiteTitleSpec<S, A>,
  ids: readonly PlayerId[],
): Comparer<S> {
  const tiles: Record<string, unknown> = {};
  const tokens: Record<string, unknown> = {};

  function boards(state: S): Difference | null {
    const laid = firstDifference(spec.tilesOf(state), tiles, undefined, 'tiles');
    if (laid) return laid;
    for (const hex of Object.keys(tokens)) {
      const found = firstDifference(spec.tokensOf(state, hex), tokens[hex], undefined, `tokenMap.${hex}`);
      if (found) return found;
    }
    return null;
  }

  function compare(state: S, recorded: RecordedState): Difference | null {
    Object.assign(tiles, recorded['tiles'] ?? {});
    Object.assign(tokens, recorded['tokenMap'] ?? {});
    const ours: Record<string, unknown> = spec.digest(state, ids);
    const { tiles: _tiles, tokenMap: _tokens, lastRoutes, ...rest } = recorded;
    const difference = firstDifference(ours, rest) ?? boards(state);
    if (difference || !isJsonObject(lastRoutes) || recorded['step'] !== 'Dividend') return difference;
    return firstDifference(spec.lastRevenue(state), lastRoutes['revenue'], undefined, 'lastRoutes.revenue');
  }

  return { compare };
}

/** A match as 18xx.games keeps a hotseat game; its engine replays the records and must come to the same scores. */
function hotseatGame<S extends object, A extends Action>(
  spec: SiteTitleSpec<S, A>,
  match: Match<A>,
  ids: readonly PlayerId[],
  records: readonly SiteAction[],
  end: Turn,
): object {
  const switches = switchesOf(spec.game, match);
  const finished = end.kind === 'finished';
  const scores = finished ? Object.fromEntries(ids.map((id, seat) => [id, end.scores[seat] ?? 0])) : {};
  return {
    id: `hs_railhead_${match.seed}`,
    description: '',
    user: { id: ids[0], name: match.players[0]?.name ?? '' },
    players: match.players.map(({ name }, seat) => ({ id: ids[seat], name })),
    min_players: match.players.length,
    max_players: match.players.length,
    title: spec.title,
    settings: {
      seed: match.seed,
      is_async: true,
      unlisted: true,
      auto_routing: true,
      optional_rules: spec.knownRules.filter((name) => switches[name] === true),
    },
    user_settings: null,
    mode: 'hotseat',
    status: finished ? 'finished' : 'active',
    turn: 1,
    round: '',
    acting: finished ? ids : [ids[end.seat]],
    result: scores,
    loaded: true,
    created_at: FIRST_STAMP,
    updated_at: FIRST_STAMP + records.length,
    ...(finished ? { finished_at: FIRST_STAMP + records.length, game_end_reason: end.reason } : {}),
    actions: records.map((record, index) => stamped(record, index + 1)),
  };
}

/** Records carry a time; ours have none, so they count up from a fixed second. */
const FIRST_STAMP = 1_700_000_000;

function stamped(record: SiteAction, id: number): SiteAction {
  const created_at = FIRST_STAMP + id;
  const { auto_actions: automatic, ...rest } = record;
  const whole = { ...rest, id, created_at } as SiteAction;
  if (!automatic) return whole;
  return { ...whole, auto_actions: automatic.map((part) => ({ ...part, created_at })) };
}
