import { Fragment, type JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ChatLine, Room } from '../../online/protocol.ts';
import { LONGEST_CHAT } from '../../online/protocol.ts';
import { useTable } from '../family/table-state.ts';
import { deedAt } from '../history/told.tsx';
import { Button, IconButton } from '../parts/button.tsx';
import { initialsOf } from '../parts/initials.ts';
import { isPhone } from '../parts/narrow.ts';
import parts from '../parts/parts.module.css';
import { showView } from '../router/router.ts';
import { toast } from '../parts/toast.tsx';
import { type AtTable, isPlayer, nameOf, useOnline } from './at-table.ts';
import { ChatText } from './chat-links.tsx';
import { beside, linesIn, muted, roomsFor, roomToWrite, seeChat } from './chat-state.ts';
import css from './chat.module.css';
import { Notes } from './notes.tsx';
import { clockText, useNow } from './time.ts';

/** The last move between two lines, so that it is seen what they are about. */
function moveBetween({ session, keeper }: AtTable, from: number, to: number): number | null {
  const { moves } = keeper.line.value;
  const times = new Map(keeper.entries.value.map(({ key, at }) => [key, at]));
  const index = moves.findLastIndex(({ key }) => {
    const at = times.get(key) ?? 0;
    return at > from && at <= to;
  });
  return index < 0 || index >= session.at.value ? null : index + 1;
}

function MoveMark({ at, position }: { at: AtTable; position: number }): JSX.Element | null {
  const { session } = at;
  const what = deedAt(session, position);
  if (what === null) return null;
  return (
    <li class={css.mark}>
      {what}{' '}
      <button type="button" class={css.link} onClick={() => showView('history', position)}>
        #{position}
      </button>
    </li>
  );
}

function Line({ at, line, now }: { at: AtTable; line: ChatLine; now: number }): JSX.Element {
  const table = useTable();
  const { session, keeper } = at;
  const { words } = session;
  const isMine = line.who === keeper.user;
  const name = isMine ? words.t('page.online-table.you') : line.name || nameOf(at, line.who);
  const [isShown, setShown] = useState(false);
  const isMuted = muted.value.has(line.who) && !isShown;
  return (
    <li class={css.line} data-chat-line={line.n}>
      <span class={parts.avatar} aria-hidden="true">
        {initialsOf([line.name || '?'])[0]}
      </span>
      <div>
        <p class={css.who}>
          <b>{name}</b> <small>{clockText(words, line.at, now)}</small>
          {!isMine && keeper.user !== null && <MuteButton at={at} line={line} />}
        </p>
        {isMuted ? (
          <Button small look="quiet" onPress={() => setShown(true)}>
            {words.t('page.online-table.chat.muted')}
          </Button>
        ) : (
          <p dir="auto">
            {line.text === null ? (
              <i>{words.t('page.online-table.chat.removed')}</i>
            ) : (
              <ChatText text={line.text} table={table} session={session} />
            )}
          </p>
        )}
      </div>
    </li>
  );
}

/** Not to see what somebody writes: a list of one's own, which nobody else learns of. */
function MuteButton({ at, line }: { at: AtTable; line: ChatLine }): JSX.Element {
  const { session, ask } = at;
  const { words } = session;
  const isMuted = muted.value.has(line.who);
  const name = line.name || nameOf(at, line.who);
  const toggle = async (): Promise<void> => {
    const mute = !isMuted;
    const outcome = await ask('relate', { params: { user: line.who }, body: { mute, block: false } });
    if (outcome.kind !== 'done') return toast({ text: words.t('page.online-table.not-done') });
    const next = new Set(muted.value);
    if (mute) next.add(line.who);
    else next.delete(line.who);
    muted.value = next;
    return undefined;
  };
  return (
    <button type="button" class={css.mute} data-mute={line.who} onClick={() => void toggle()}>
      {words.t(isMuted ? 'page.online-table.chat.unmute' : 'page.online-table.chat.mute')}
      <span class="visually-hidden"> {name}</span>
    </button>
  );
}

function Lines({ at, room }: { at: AtTable; room: Room }): JSX.Element {
  const { session, company, keeper } = at;
  const { words } = session;
  const now = useNow(keeper.connection, 60_000);
  const lines = linesIn(at, room);
  const unsent = company.unsent.value.filter((line) => line.room === room);
  const list = useRef<HTMLDivElement>(null);
  // The newest line is the one to be read.
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [room, lines.length, unsent.length]);
  useEffect(() => seeChat(at), [at, lines.length]);
  const rows = lines.map((line, index) => {
    const before = lines[index - 1];
    const position = before ? moveBetween(at, before.at, line.at) : null;
    return (
      <Fragment key={line.n}>
        {position !== null && <MoveMark at={at} position={position} />}
        <Line at={at} line={line} now={now} />
      </Fragment>
    );
  });
  return (
    // oxlint-disable-next-line no-noninteractive-tabindex -- it scrolls
    <div ref={list} class={css.lines} role="log" tabIndex={0} aria-label={words.t('page.online-table.chat')}>
      {lines.length + unsent.length === 0 && (
        <p class={css.empty}>{words.t(`page.online-table.chat.empty.${room}`)}</p>
      )}
      <ol>
        {rows}
        {unsent.map(({ key, text }) => (
          <li key={key} class={css.line} data-unsent>
            <span class={parts.avatar} aria-hidden="true" />
            <div>
              <p class={css.who}>
                <b>{words.t('page.online-table.you')}</b>{' '}
                <small>{words.t('page.online-table.chat.unsent')}</small>
              </p>
              <p dir="auto">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Composer({ at, room }: { at: AtTable; room: Room }): JSX.Element {
  const { session, company } = at;
  const { words } = session;
  const [text, setText] = useState('');
  const send = (): void => {
    company.say(room, text);
    setText('');
  };
  return (
    <form
      class={css.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        rows={1}
        value={text}
        maxLength={LONGEST_CHAT}
        dir="auto"
        placeholder={words.t('page.online-table.chat.write')}
        aria-label={words.t('page.online-table.chat.write')}
        data-chat-input
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <IconButton
        name={words.t('page.online-table.chat.send')}
        icon="up"
        data-chat-send
        aria-disabled={text.trim() === ''}
        onPress={send}
      />
    </form>
  );
}

function Tabs({ at, rooms }: { at: AtTable; rooms: readonly Room[] }): JSX.Element {
  const { words } = at.session;
  const shown = [...rooms, ...(at.keeper.user === null ? [] : (['notes'] as const))];
  return (
    <nav class={css.tabs} aria-label={words.t('page.online-table.beside')}>
      {shown.map((one) => (
        <button
          key={one}
          type="button"
          data-beside-tab={one}
          aria-current={beside.value === one ? 'page' : undefined}
          onClick={() => (beside.value = one)}
        >
          {words.t(`page.online-table.tab.${one}`, { isOnly: rooms.length === 1 })}
        </button>
      ))}
    </nav>
  );
}

/** The chat and the notes, beside the map. */
export function Beside(): JSX.Element | null {
  const at = useOnline();
  const { session, company, keeper } = at;
  const { words } = session;
  const isPlaying = isPlayer(at);
  const rooms = roomsFor(at, isPlaying);
  const { value: shown } = beside;
  // There it covers the whole table: the next one is not to begin with it.
  useEffect(
    () => () => {
      if (isPhone.peek()) beside.value = null;
    },
    [],
  );
  if (shown === null) return null;
  const room = shown === 'notes' ? null : rooms.includes(shown) ? shown : 'players';
  const writes = roomToWrite(at, isPlaying);
  const users = new Set(keeper.line.value.seats.flatMap(({ user }) => user ?? []));
  const here = [...users].filter((user) => company.here.value.has(user)).length;
  return (
    <aside
      class={css.beside}
      aria-label={words.t('page.online-table.beside')}
      data-beside={shown}
      onKeyDown={(event) => {
        if (event.key === 'Escape') beside.value = null;
        // What is typed here is no key of the table.
        event.stopPropagation();
      }}
    >
      <div class={css.head}>
        <Tabs at={at} rooms={rooms} />
        <small data-watched={company.watchers.value > 0 || undefined}>
          {words.t('page.online-table.here', { here, all: users.size, watching: company.watchers.value })}
        </small>
        <Button
          look="icon"
          icon="close"
          aria-label={words.t('page.close')}
          data-close-beside
          onPress={() => (beside.value = null)}
        />
      </div>
      {room === null ? (
        <Notes at={at} />
      ) : (
        <>
          <Lines at={at} room={room} />
          {writes === room ? (
            <Composer at={at} room={room} />
          ) : (
            <p class={css.empty}>{words.t('page.online-table.chat.read-only')}</p>
          )}
        </>
      )}
    </aside>
  );
}
