import type { JSX } from 'preact';
import type { Finished } from '../family/family.ts';
import type { MatchSession } from '../match/session.ts';
import css from './end.module.css';
import { headlineOf, placesOf } from './result.ts';

/** Who won with what and by how much, and everybody's place. */
export function Standings({ session, turn }: { session: MatchSession; turn: Finished }): JSX.Element {
  const { words } = session;
  return (
    <section class={css.standings} data-ranking>
      <h2 class={css.headline} data-headline>
        {headlineOf(words, turn.scores)}
      </h2>
      <ol>
        {placesOf(turn.scores).map(({ seat, score, place, behind }) => (
          <li key={seat} data-score={score} data-place={place}>
            <span class={css.place}>{place}</span>
            <b class={css.name}>{words.name(seat)}</b>
            {behind > 0 && <small>{words.t('page.end.behind', { amount: behind })}</small>}
            <b>{words.money(score)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
