import type { JSX } from 'preact';
import type { Turn } from '../../../core/game.ts';
import { isJsonObject } from '../../../core/json.ts';
import { useRailTable } from '../rail-table.ts';
import css from './ranking.module.css';

type Finished = Extract<Turn, { kind: 'finished' }>;

/** The cash of each seat, wherever a title's view has it. */
function cashBySeat(view: unknown): (seat: number) => number | null {
  const players: unknown = isJsonObject(view) ? view['players'] : null;
  const list: readonly unknown[] = Array.isArray(players) ? players : [];
  return (seat) => {
    const player = list.find((candidate) => isJsonObject(candidate) && candidate['seat'] === seat);
    return isJsonObject(player) && typeof player['cash'] === 'number' ? player['cash'] : null;
  };
}

/** The final order, with what the scores are made of. Equal scores share a place. */
export function Ranking({ turn }: { turn: Finished }): JSX.Element {
  const { session } = useRailTable();
  const { words } = session;
  const cashOf = cashBySeat(session.view.value);
  const rows = turn.scores
    .map((score, seat) => ({ seat, score, cash: cashOf(seat) }))
    .sort((a, b) => b.score - a.score);
  return (
    <section class={css.ranking} data-ranking>
      <h3>{words.t('page.ranking')}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.t('page.place')}</th>
            <th scope="col">{words.t('page.player')}</th>
            <th scope="col">{words.t('page.cash')}</th>
            <th scope="col">{words.t('page.holdings')}</th>
            <th scope="col">{words.t('page.score')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, score, cash }) => (
            <tr key={seat} data-score={score}>
              <td>{rows.filter((other) => other.score > score).length + 1}</td>
              <th scope="row">{words.name(seat)}</th>
              <td>{cash === null ? '' : words.money(cash)}</td>
              <td>{cash === null ? '' : words.money(score - cash)}</td>
              <td>
                <b>{words.money(score)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
