import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { expressBoardSvg } from '../../draw/express-board.ts';
import type { ExpressMap } from '../../draw/express-options.ts';
import type { RailView } from '../../rail/view.ts';
import { Drawing } from '../board/layer.tsx';
import { RailBoard } from '../board/rail-board.tsx';
import css from './table.module.css';
import { useTable } from './state.ts';

/** The board of the position on show, with whatever the panels want on it. */
export function BoardArea(): JSX.Element {
  const table = useTable();
  const { session } = table;
  const { view } = session.shown.value;
  const { drawing } = session.title;
  const wish = session.looking.value === null ? table.board.value : {};
  if (drawing.family === 'rail') {
    return (
      <div class={css.map}>
        <RailBoard
          map={(view as unknown as RailView).map}
          drawing={drawing}
          words={session.words}
          {...wish}
        />
      </div>
    );
  }
  return <ExpressDrawing map={view as unknown as ExpressMap} />;
}

function ExpressDrawing({ map }: { map: ExpressMap }): JSX.Element {
  const svg = useMemo(() => expressBoardSvg({ map, theme: null }), [map]);
  return (
    <div class={css.map}>
      <Drawing svg={svg} class={css.drawing} />
    </div>
  );
}
