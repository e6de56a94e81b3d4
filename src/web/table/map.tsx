import type { JSX } from 'preact';
import type { ExpressMap } from '../../draw/express-options.ts';
import type { RailView } from '../../rail/view.ts';
import { ExpressBoard } from '../board/express-board.tsx';
import { RailBoard } from '../board/rail-board.tsx';
import { useTable } from './state.ts';
import css from './table.module.css';

/** The board of the position on show, with whatever the panels want on it. */
export function BoardArea(): JSX.Element {
  const table = useTable();
  const { session } = table;
  const { words } = session;
  const { view } = session.shown.value;
  const { drawing } = session.title;
  const wish = session.looking.value === null ? table.board.value : {};
  return (
    <div class={css.map}>
      {drawing.family === 'rail' ? (
        <RailBoard map={(view as unknown as RailView).map} drawing={drawing} words={words} {...wish} />
      ) : (
        <ExpressBoard map={view as unknown as ExpressMap} words={words} {...wish} />
      )}
    </div>
  );
}
