import { type Action, BadInput, type Event, type Json, resolveOptions } from '../core/game.ts';
import type { Match } from '../core/match.ts';
import type { SiteAction, SiteGame } from './site-file.ts';
import type { FileTitle } from './title.ts';

/** The position before the first record of a file. */
export function startImported<S extends object, A extends Action>(title: FileTitle<S, A>, file: SiteGame): S {
  const { game } = title;
  const [min, max] = game.seats;
  if (file.players.length < min || file.players.length > max) {
    throw new BadInput(`${title.title} is for ${min} to ${max} players, the file has ${file.players.length}`);
  }
  const { ruleSet, options, seed } = title.terms(file);
  return game.setup(file.players.length, resolveOptions(game, ruleSet, options), seed);
}

/** Where a file was followed against our own rules, as one line each. */
export function differencesIn(events: readonly Event[]): string[] {
  return events
    .filter(({ key }) => key === 'import-difference')
    .map(({ params, rule }) => {
      const told = Object.entries(params).map(([key, value]) => `${key} ${plainText(value)}`);
      return `${told.join(', ')} [${rule ?? ''}]`;
    });
}

function plainText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A file as a match of ours: undo resolved, every record an intention. */
export function importGame<S extends object, A extends Action>(
  title: FileTitle<S, A>,
  file: SiteGame,
  tell: (difference: string) => void = () => {},
): Match<A> {
  return loadGame(title, file, tell).match;
}

/** The same with the position it leads to: names in a file mean something only on the board of their moment. */
export function loadGame<S extends object, A extends Action>(
  title: FileTitle<S, A>,
  file: SiteGame,
  tell: (difference: string) => void = () => {},
): { readonly match: Match<A>; readonly state: S } {
  const actions: A[] = [];
  let state = startImported(title, file);
  for (const step of importSteps(title, file)) {
    for (const difference of step.differences) tell(`${step.where}: ${difference}`);
    state = step.state;
    actions.push(step.action);
  }
  return { match: { ...importedHeader(title, file), actions }, state };
}

export interface ImportStep<S extends object, A extends Action> {
  /** The record it comes from. */
  readonly where: string;
  readonly action: A;
  readonly state: S;
  readonly events: readonly Event[];
  readonly differences: readonly string[];
}

/** A file translated and played record by record, for callers who show how far they are or stop half-way. */
export function* importSteps<S extends object, A extends Action>(
  title: FileTitle<S, A>,
  file: SiteGame,
): Generator<ImportStep<S, A>> {
  const { game } = title;
  const importer = title.importer(file.players.map((player) => player.id));
  let state = startImported(title, file);

  function* take(record: SiteAction, id: string): Generator<ImportStep<S, A>> {
    const action = importer.translate(state, record);
    if (!action) return;
    const where = `${id} (${record.type})`;
    const result = game.apply(state, action);
    if (result.refused) throw new BadInput(`${where} is illegal: ${result.code} [${result.rule}]`);
    state = result.state;
    const { events } = result;
    yield { where, action, state, events, differences: differencesIn(events) };
  }

  for (const [index, record] of title.records(file).entries()) {
    const id = `action ${record.id ?? index + 1}`;
    yield* take(record, id);
    for (const automatic of record.auto_actions ?? []) yield* take(automatic, `${id}, automatic part`);
  }
}

/** What stands above the log of an imported game. */
export function importedHeader<S extends object, A extends Action>(
  title: FileTitle<S, A>,
  file: SiteGame,
): Omit<Match<A>, 'actions'> {
  const { game } = title;
  return {
    railhead: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    ...title.terms(file),
    players: file.players.map(({ id, name }, seat) => ({ id, name: name ?? `Player ${seat + 1}` })),
  };
}
