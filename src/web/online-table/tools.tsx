import type { JSX } from 'preact';
import { Icon } from '../parts/icons.tsx';
import { isPhone } from '../parts/narrow.ts';
import { tipHandlers } from '../parts/tip.tsx';
import { isPlayer, useOnline } from './at-table.ts';
import { beside, isBesideOpen, roomsFor, roomToWrite, unreadAt } from './chat-state.ts';
import css from './chat.module.css';

/** How many look on, and the chat with what has not been read of it. */
export function OnlineTools(): JSX.Element {
  const at = useOnline();
  const { session, company, keeper } = at;
  const { words } = session;
  const unread = unreadAt(at);
  const watching = company.watchers.value;
  const isPlaying = isPlayer(at);
  const open = (): void => {
    const rooms = roomsFor(at, isPlaying);
    const own = roomToWrite(at, isPlaying);
    beside.value = own !== null && rooms.includes(own) ? own : 'players';
  };
  const name = words.t('page.online-table.chat.open', { number: unread });
  const watchers = words.t('page.online-table.watching', { number: watching });
  return (
    <>
      {watching > 0 && !isPhone.value && (
        <span
          class={css.eye}
          role="img"
          aria-label={watchers}
          data-watching={watching}
          {...tipHandlers({ text: watchers })}
        >
          <Icon name="eye" /> {words.number(watching)}
        </span>
      )}
      <button
        type="button"
        class={css.open}
        data-chat
        data-link={keeper.isUpToDate ? 'on' : 'off'}
        data-unread={unread > 0 ? unread : undefined}
        aria-label={name}
        aria-pressed={isBesideOpen.value}
        {...tipHandlers({ text: name })}
        onClick={() => (isBesideOpen.value ? (beside.value = null) : open())}
      >
        <Icon name="chat" />
        {unread > 0 && <b>{words.number(unread)}</b>}
      </button>
    </>
  );
}
