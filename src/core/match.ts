import { BadInput, readJson } from './bad-input.ts';
import {
  type Action,
  type AnyGame,
  type Event,
  type Game,
  type OptionValues,
  type Refusal,
  resolveOptions,
  translateOptions,
} from './game.ts';
import { isJsonObject } from './json.ts';

/** A match file: the header and the log. The position is never stored; it is obtained by replaying. */
export interface Match<A extends Action = Action> {
  readonly railhead: 1;
  readonly game: string;
  readonly rulesVersion: number;
  readonly ruleSet: string;
  /** Switches that differ from the rule set. */
  readonly options: OptionValues;
  readonly players: readonly Player[];
  readonly seed: number;
  readonly actions: readonly A[];
}

export interface Player {
  readonly name: string;
  /** The player's id elsewhere (an 18xx.games user id or an account). */
  readonly id?: string | number;
  /** A computer decides here, and how it plays. Those of a kind that is not known count as persons. */
  readonly computer?: { readonly level: string; readonly manner: string };
}

/** Part of a log as text. It may be any JSON value: `String` would throw on `{ "toString": 1 }`. */
function plain(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');
}

/** An action of a log that the rules refuse: its position in the log and the reason. */
export class IllegalAction extends BadInput<'illegal-action'> {
  override name = 'IllegalAction';
  readonly index: number;
  readonly refusal: Refusal;

  constructor(index: number, refusal: Refusal, action: Action) {
    const params = Object.entries(refusal.params)
      .map(([key, value]) => `${key} ${plain(value)}`)
      .join(', ');
    super('illegal-action', {
      number: index + 1,
      action: plain(action?.type),
      seat: plain(action?.by),
      refusal: `${refusal.code} [${refusal.rule}]${params ? ` ${params}` : ''}`,
    });
    this.index = index;
    this.refusal = refusal;
  }
}

/** Plays the log, one step at a time; the first step is the position before any action. */
export function* replaySteps<S extends object, A extends Action>(
  game: Game<S, A>,
  match: Match<A>,
): Generator<{ index: number; state: S; action: A | null; events: readonly Event[] }> {
  let state = startOf(game, match);
  yield { index: 0, state, action: null, events: [] };
  for (const [index, action] of match.actions.entries()) {
    const result = game.apply(state, action);
    if (result.refused) throw new IllegalAction(index, result, action);
    state = result.state;
    yield { index: index + 1, state, action, events: result.events };
  }
}

/** The position after the first `at` actions (all of them when left out). */
export function replay<S extends object, A extends Action>(
  game: Game<S, A>,
  match: Match<A>,
  at: number = match.actions.length,
): S {
  let state = startOf(game, match);
  for (let index = 0; index < at; index++) {
    const action = match.actions[index] as A;
    const result = game.apply(state, action);
    if (result.refused) throw new IllegalAction(index, result, action);
    state = result.state;
  }
  return state;
}

/** The same match up to a point, ready to be continued differently. */
export function branch<A extends Action>(match: Match<A>, at: number): Match<A> {
  return { ...match, actions: match.actions.slice(0, at) };
}

export function startOf<S extends object, A extends Action>(game: Game<S, A>, match: Match<A>): S {
  const { players, seed, rulesVersion } = match;
  return game.setup(players.length, switchesOf(game, match), seed, rulesVersion);
}

/** Every switch of a match: its rule set as its rules version has it, plus what was chosen individually. */
export function switchesOf(
  game: Pick<AnyGame, 'options' | 'ruleSets' | 'formerOptions'>,
  { ruleSet, options, rulesVersion }: Pick<Match, 'ruleSet' | 'options' | 'rulesVersion'>,
): OptionValues {
  return resolveOptions(game, ruleSet, options, rulesVersion);
}

/** Reads a match file; every fault in it is reported in one clear line. */
export function parseMatch(text: string, games: readonly AnyGame[]): Match {
  const data = readJson(text);
  if (!isJsonObject(data)) throw new BadInput('not-a-match', {});
  if (data['railhead'] !== 1) throw new BadInput('no-mark', {});
  const game = games.find((candidate) => candidate.id === data['game']);
  if (!game) throw new BadInput('unknown-game', { given: JSON.stringify(data['game'] ?? null) });
  const { rulesVersion, ruleSet, options, players, seed, actions } = data;
  if (typeof rulesVersion !== 'number' || !Number.isInteger(rulesVersion) || rulesVersion < 1) {
    throw new BadInput('bad-rules-version', {});
  }
  if (rulesVersion > game.rulesVersion) {
    throw new BadInput('newer-rules', { game: game.id, version: rulesVersion, known: game.rulesVersion });
  }
  if (typeof ruleSet !== 'string' || !game.ruleSets.some((set) => set.id === ruleSet)) {
    throw new BadInput('rule-set-of', { game: game.id, given: JSON.stringify(ruleSet ?? null) });
  }
  if (!isJsonObject(options)) throw new BadInput('bad-options', {});
  const translated = translateOptions(game, options as OptionValues, rulesVersion);
  for (const [key, value] of Object.entries(translated)) {
    const spec = game.options.find((candidate) => candidate.key === key);
    if (!spec?.values.includes(value)) {
      const given = JSON.stringify(value);
      throw new BadInput('option-value-of', { game: game.id, key: JSON.stringify(key), given });
    }
  }
  const [min, max] = game.seats;
  if (!Array.isArray(players) || players.length < min || players.length > max) {
    throw new BadInput('players-of', { game: game.id, min, max });
  }
  if (!players.every((player) => isJsonObject(player) && typeof player['name'] === 'string')) {
    throw new BadInput('nameless-player', {});
  }
  if (typeof seed !== 'number' || !Number.isSafeInteger(seed)) {
    throw new BadInput('bad-seed', {});
  }
  if (!Array.isArray(actions)) throw new BadInput('bad-actions', {});
  return data as unknown as Match;
}

/** One action a line: a match reads like its log and diffs well. */
export function formatMatch(match: Match): string {
  const { actions, ...header } = match;
  const head = JSON.stringify(header, null, 2).replace(/\n}$/, '');
  const lines = actions.map((action) => `    ${JSON.stringify(action)}`).join(',\n');
  return `${head},\n  "actions": [${lines ? `\n${lines}\n  ` : ''}]\n}\n`;
}
