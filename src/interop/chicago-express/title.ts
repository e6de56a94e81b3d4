import type { OptionValues } from '../../core/game.ts';
import { isJsonObject } from '../../core/json.ts';
import { BadFile } from '../bad-file.ts';
import type { ActionCE } from '../../games/chicago-express/actions.ts';
import { chicagoExpress } from '../../games/chicago-express/game.ts';
import { OPTIONS } from '../../games/chicago-express/options.ts';
import type { State } from '../../games/chicago-express/state.ts';
import { digestChicagoExpress, winnerIds } from './digest.ts';
import { firstDifference } from '../difference.ts';
import { ImporterCE, writeRecord } from './records.ts';
import type { SiteAction, SiteGame } from '../site-file.ts';
import type { FileTitle } from '../title.ts';

/** CE-14: the action log of Chicago Express, a header and a list of records. */

const NAME = 'Chicago Express';
const VERSION = 1;
const RULE_SET = 'book';

/** CE-14.1, CE-18.1: switches are in the header, and absent when off. */
function optionsOf(
  file: SiteGame & { readonly options?: unknown; readonly version?: unknown },
): OptionValues {
  const { options = {}, version = VERSION } = file;
  if (version !== VERSION) throw new BadFile(`version ${JSON.stringify(version)} of the log is not known`);
  if (!isJsonObject(options)) throw new BadFile('"options" must be an object');
  const known = Object.entries(options).map(([key, value]) => {
    const spec = OPTIONS.find((option) => option.key === key);
    if (!spec) throw new BadFile(`unknown option "${key}"`);
    const found = spec.values.find((candidate) => candidate === value);
    if (found === undefined) throw new BadFile(`option "${key}" cannot be ${JSON.stringify(value)}`);
    return [key, found] as const;
  });
  return Object.fromEntries(known.filter(([, value]) => value !== false));
}

/** CE-14.3: numbered from 1 without gaps. The game itself has no undo (CE-13.5). */
function numbered({ actions }: SiteGame): SiteAction[] {
  for (const [index, { id }] of actions.entries()) {
    if (id !== undefined && id !== index + 1)
      throw new BadFile(`action ${index + 1} has the number ${String(id)}`);
  }
  return [...actions];
}

export const TITLE_CHICAGO_EXPRESS: FileTitle<State, ActionCE> = {
  title: NAME,
  format: 'ce-log',
  game: chicagoExpress,
  ruleSet: RULE_SET,
  terms: (file) => ({ ruleSet: RULE_SET, options: optionsOf(file), seed: 0 }),
  records: numbered,
  importer: (ids) => new ImporterCE(ids),
  exporter: (ids) => ({ write: (_before, action) => writeRecord(ids, action) }),
  // Every switch has its place in the header.
  obstacles: () => [],
  wrap(match, ids, records, end) {
    const finished = end.kind === 'finished';
    return {
      title: NAME,
      version: VERSION,
      // CE-14.2
      players: match.players.map(({ name }, seat) => ({ id: ids[seat], name })),
      options: Object.fromEntries(Object.entries(match.options).filter(([, value]) => value !== false)),
      actions: records.map((record, index) => ({ id: index + 1, ...record })),
      ...(finished
        ? {
            result: Object.fromEntries(ids.map((id, seat) => [id, end.scores[seat]])),
            winners: winnerIds(end.scores, ids),
          }
        : {}),
    };
  },
  comparer: (ids) => ({
    compare: (state, recorded) => firstDifference(digestChicagoExpress(state, ids), recorded),
  }),
};
