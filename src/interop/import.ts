import { type Action, BadInput, type Event, type OptionValues } from '../core/game.ts';
import type { Match } from '../core/match.ts';
import { liveActions, type SiteAction, type SiteGame } from './site-file.ts';
import type { SiteTitle } from './title.ts';

/** Imported games play by the site's rules, and may hold what only its page forbids. */
export const IMPORT_RULE_SET = '18xx.games';
const IMPORT_OPTIONS: OptionValues = { import_lenient: true };

export function startImported<S extends object, A extends Action>(title: SiteTitle<S, A>, file: SiteGame): S {
  const set = title.game.ruleSets.find((candidate) => candidate.id === IMPORT_RULE_SET);
  const [min, max] = title.game.seats;
  if (file.players.length < min || file.players.length > max) {
    throw new BadInput(`${title.title} is for ${min} to ${max} players, the file has ${file.players.length}`);
  }
  const values = { ...set?.values, ...optionsFor(title, file) };
  return title.game.setup(file.players.length, values, seedOf(file));
}

function optionsFor<S extends object, A extends Action>(
  title: SiteTitle<S, A>,
  file: SiteGame,
): OptionValues {
  return { ...IMPORT_OPTIONS, ...title.optionsOf?.(file) };
}

/** The seed of a file; without one, the first number in its id. */
function seedOf(file: SiteGame): number {
  const given = file.settings['seed'];
  const seed = Number(given);
  if (given !== undefined && given !== null && given !== '' && Number.isSafeInteger(seed)) return seed;
  return Number(/\d+/.exec(String(file.id))?.[0] ?? 0);
}

/** What an imported game holds although our rules see it otherwise: told, never hidden. */
const NOTED: readonly string[] = ['recorded-revenue', 'tolerated'];

/** Notes about one applied record, from what it set off. */
export function notesOf(events: readonly Event[], where: string): string[] {
  return events
    .filter(({ key }) => NOTED.includes(key))
    .map(({ key, params, rule }) => `${where}: ${key} ${JSON.stringify(params)} [${rule ?? ''}]`);
}

/** A file of 18xx.games as a match of ours: undo resolved, every record an intention. */
export function importGame<S extends object, A extends Action>(
  title: SiteTitle<S, A>,
  file: SiteGame,
  note: (line: string) => void = () => {},
): Match<A> {
  const { game } = title;
  const importer = title.importer(file.players.map((player) => player.id));
  const actions: A[] = [];
  let state = startImported(title, file);

  function take(record: SiteAction, where: string): void {
    const action = importer.translate(state, record);
    if (!action) return;
    const result = game.apply(state, action);
    if (result.refused) {
      throw new BadInput(`${where} (${record.type}) is illegal: ${result.code} [${result.rule}]`);
    }
    state = result.state;
    for (const line of notesOf(result.events, where)) note(line);
    actions.push(action);
  }

  for (const [index, record] of liveActions(file.actions).entries()) {
    const where = `action ${record.id ?? index + 1}`;
    take(record, where);
    for (const automatic of record.auto_actions ?? []) take(automatic, `${where}, automatic part`);
  }
  return {
    railhead: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    ruleSet: IMPORT_RULE_SET,
    options: optionsFor(title, file),
    players: file.players.map(({ id, name }, seat) => ({ id, name: name ?? `Player ${seat + 1}` })),
    seed: seedOf(file),
    actions,
  };
}
