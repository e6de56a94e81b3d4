import { EndView } from '../end/end-view.tsx';
import { type Family, type TableView } from '../family/family.ts';
import { historyOf } from '../history/later.tsx';
import { BoardArea } from './map.tsx';

const MAP: TableView = { id: 'map', component: BoardArea, framed: true };

/** Only once the game is over. */
export const RESULT: TableView = { id: 'result', component: EndView, alone: true };

const known = new WeakMap<object, readonly TableView[]>();

/**
 * All views of a family's tables: the map first, then its own, the history of all these, and the result. What only a phone needs
 * comes last, so that the number keys mean the same everywhere.
 */
export function viewsOf({ views }: Pick<Family<unknown>, 'views'>): readonly TableView[] {
  let all = known.get(views);
  if (!all) {
    const everywhere = [MAP, ...views.filter(({ onlyOnPhone }) => !onlyOnPhone)];
    all = [
      ...everywhere,
      { id: 'history', component: historyOf(everywhere), alone: true },
      RESULT,
      ...views.filter(({ onlyOnPhone }) => onlyOnPhone),
    ];
    known.set(views, all);
  }
  return all;
}
