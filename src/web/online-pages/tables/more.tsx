import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { me } from '../../online/account.ts';
import { words } from '../../words.ts';
import { seatsOf } from '../join/seating.ts';
import { TurnCard } from '../notifications/turn-card.tsx';
import { OpenList, type PaceFilter, PaceFilterField, useLobby } from './open-tables.tsx';
import css from './tables.module.css';

/** So many open tables are on the home page; all of them are in the lobby. */
const FEW = 5;

/** On the home page below one's tables: the question about notifications, and tables that look for players. */
export function More(): JSX.Element {
  const { tables } = useLobby();
  const [pace, setPace] = useState<PaceFilter>('all');
  const user = me.value?.id ?? null;
  // One's own are in the list above.
  const open = (tables ?? []).filter(
    ({ state, host, seats }) => state === 'open' && host !== user && seatsOf(seats, user).length === 0,
  );
  const shown = open.filter((table) => pace === 'all' || table.pace === pace);
  return (
    <>
      <TurnCard />
      {open.length > 0 && (
        <section class={css.open} aria-labelledby="open-tables">
          <div class={css.lobbyHead}>
            <h2 id="open-tables">
              <a href="#/online">{words.t('page.online.open-tables')}</a>
            </h2>
            <PaceFilterField value={pace} onChange={setPace} />
          </div>
          {shown.length > 0 ? (
            <OpenList tables={shown.slice(0, FEW)} />
          ) : (
            <p class={css.old}>{words.t('page.online.none-of-pace')}</p>
          )}
        </section>
      )}
    </>
  );
}
