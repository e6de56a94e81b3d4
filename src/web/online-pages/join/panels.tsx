import type { JSX } from 'preact';
import type { TableInfo } from '../../../online/api.ts';
import { me } from '../../online/account.ts';
import { ask, type Outcome } from '../../online/client.ts';
import { Button } from '../../parts/button.tsx';
import { goToMe } from '../../router/router.ts';
import { words } from '../../words.ts';
import css from './join.module.css';
import { freeSeats, nameOf, seatsOf } from './seating.ts';

/** For somebody who has a seat and waits. */
export function SeatedPanel({
  info,
  user,
  onAnswer,
}: {
  info: TableInfo;
  user: string;
  onAnswer: (outcome: Outcome<null>) => void;
}): JSX.Element {
  const [seat = 0] = seatsOf(info.seats, user);
  const free = freeSeats(info.seats).length;
  const name = nameOf(info, info.host);
  const leave = async (): Promise<void> => onAnswer(await ask('leave', { params: { id: info.id, seat } }));
  return (
    <section class={css.actions}>
      <p>
        {free > 0
          ? words.t('page.online.waiting', { number: free, startsFull: String(info.startsFull), name })
          : words.t('page.online.all-there', { name })}
      </p>
      <div class={css.ways}>
        <Button look="quiet" data-leave onPress={() => void leave()}>
          {words.t('page.online.leave')}
        </Button>
      </div>
      {me.value?.kind === 'guest' && (
        <p class={css.kept}>
          {words.t('page.online.guest-kept')}{' '}
          <Button look="quiet" small data-to-me onPress={goToMe}>
            {me.value.name}
          </Button>
        </p>
      )}
    </section>
  );
}

/** For somebody without a seat where none is free for them. */
export function FullPanel({ info, onWatch }: { info: TableInfo; onWatch: () => void }): JSX.Element {
  const free = freeSeats(info.seats).length;
  return (
    <section class={css.actions}>
      {free === 0 && (
        <div>
          <b>{words.t('page.online.taken-title')}</b>
          <p>{words.t('page.online.taken-help')}</p>
        </div>
      )}
      <div class={css.ways}>
        {info.visibility !== 'private' && (
          <Button look="primary" icon="eye" data-watch onPress={onWatch}>
            {words.t('page.online.watch')}
          </Button>
        )}
        {!me.value && <Button onPress={goToMe}>{words.t('page.online.sign-in')}</Button>}
      </div>
    </section>
  );
}

/** For somebody who only wants to see it. */
export function WatchingPanel({ onSit }: { onSit: () => void }): JSX.Element {
  return (
    <section class={css.actions} data-watching>
      <p>{words.t('page.online.watching')}</p>
      <div class={css.ways}>
        <Button data-sit onPress={onSit}>
          {words.t('page.online.sit-after-all')}
        </Button>
      </div>
    </section>
  );
}
