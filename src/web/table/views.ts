import { EndView } from '../end/end-view.tsx';
import { type Family, type TableView } from '../family/family.ts';
import { historyOf, lookupOf } from '../history/later.tsx';
import { BoardArea } from './map.tsx';

const MAP: TableView = { id: 'map', component: BoardArea, framed: true };

/** Only once the game is over. */
export const RESULT: TableView = { id: 'result', component: EndView, alone: true };

const known = new WeakMap<object, readonly TableView[]>();

/** The log: what else can be looked up is reached through it. */
const LOG = 'log';

/**
 * All views of a family's tables: the map first, then its own, the history of all these, the log with all that is looked
 * up, and the result. What only a phone needs comes last, so that the number keys mean the same everywhere.
 */
export function viewsOf({
  views,
  lookups,
}: Pick<Family<unknown>, 'views' | 'lookups'>): readonly TableView[] {
  let all = known.get(views);
  if (!all) {
    const everywhere = [MAP, ...views.filter(({ onlyOnPhone }) => !onlyOnPhone)];
    all = [
      ...everywhere,
      { id: 'history', component: historyOf(everywhere), alone: true },
      { id: LOG, component: lookupOf(LOG) },
      RESULT,
      ...views.filter(({ onlyOnPhone }) => onlyOnPhone),
      ...['owners', ...lookups.map(({ id }) => id)].map((id) => ({
        id,
        component: lookupOf(id),
        within: LOG,
      })),
    ];
    known.set(views, all);
  }
  return all;
}
