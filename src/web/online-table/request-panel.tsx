import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Ask } from '../../online/asks.ts';
import type { Id, Key } from '../../online/entry.ts';
import type { OtherPanel } from '../family/furniture.ts';
import { Button } from '../parts/button.tsx';
import { Icon, type IconName } from '../parts/icons.tsx';
import parts from '../parts/parts.module.css';
import { type AtTable, isAsked, isMyDecision, nameOf, shownAsk, useOnline } from './at-table.ts';
import { isCardOpen } from './request-card.tsx';
import css from './online-table.module.css';
import { clockText, lengthText, useNow } from './time.ts';

/** The request that its reader has answered and put aside, to decide meanwhile. */
export const setAside = signal<Key | null>(null);

const ICONS: Readonly<Record<Ask['wish']['kind'], IconName>> = {
  undo: 'undo',
  pause: 'pause',
  end: 'close',
  seat: 'bot',
};

/** What is asked for, in a sentence. */
export function askText(at: AtTable, { who, wish }: Pick<Ask, 'who' | 'wish'>, now: number): string {
  const { session, keeper } = at;
  const { words } = session;
  const params = { name: nameOf(at, who), isMine: who === keeper.user };
  switch (wish.kind) {
    case 'undo':
      return words.t('page.online-table.ask.undo', {
        ...params,
        number: keeper.line.value.moves.length - wish.to,
      });
    case 'pause':
      return wish.until > 0
        ? words.t('page.online-table.ask.pause', { ...params, until: clockText(words, wish.until, now) })
        : words.t('page.online-table.ask.resume', params);
    case 'end':
      return words.t('page.online-table.ask.end', params);
    case 'seat':
      return words.t('page.online-table.ask.seat', { ...params, other: words.name(wish.seat) });
  }
}

function Sentence(): JSX.Element | null {
  const at = useOnline();
  const { words } = at.session;
  const now = useNow(at.keeper.connection);
  const ask = shownAsk(at);
  if (!ask) return null;
  const isMajority = ask.most.length > 0;
  return (
    <div class={css.sentence}>
      <span class={parts.avatar} data-large>
        <Icon name={ICONS[ask.wish.kind]} size={20} />
      </span>
      <div>
        <h2 data-sentence data-request={ask.wish.kind}>
          {askText(at, ask, now)}
        </h2>
        <p>{words.t('page.online-table.ask.help', { isMajority, kind: ask.wish.kind })}</p>
      </div>
    </div>
  );
}

/** What somebody has answered so far. */
function Answer({ at, ask, user, now }: { at: AtTable; ask: Ask; user: Id; now: number }): JSX.Element {
  const { words } = at.session;
  const answer = ask.yes.includes(user)
    ? 'yes'
    : ask.no.includes(user)
      ? 'no'
      : user === at.keeper.user
        ? 'you'
        : 'open';
  return (
    <li data-answer={answer}>
      <span>{nameOf(at, user)}</span>
      <b>
        {answer === 'yes' && <Icon name="check" size={12} />}
        {words.t(`page.online-table.answer.${answer}`, { time: lengthText(words, now - ask.at) })}
      </b>
    </li>
  );
}

function Body(): JSX.Element | null {
  const at = useOnline();
  const { session, keeper } = at;
  const { words } = session;
  const now = useNow(keeper.connection);
  const ask = shownAsk(at);
  if (!ask) return null;
  const needed = [...new Set([...ask.all, ...ask.most])];
  const isOffline = keeper.connection.state.value !== 'on';
  return (
    <>
      <section>
        <h3 class={css.answersHead}>
          <span>{words.t('page.online-table.answers')}</span>
          <small>
            {words.t('page.online-table.answers.of', { number: ask.yes.length, all: needed.length })}
          </small>
        </h3>
        <ul class={css.answers}>
          {needed.map((user) => (
            <Answer key={user} at={at} ask={ask} user={user} now={now} />
          ))}
        </ul>
      </section>
      {ask.wish.kind === 'undo' && !isCardOpen.value && (
        <Button data-show-request onPress={() => (isCardOpen.value = true)}>
          {words.t('page.online-table.ask.show')}
        </Button>
      )}
      <section>
        <h3>{words.t('page.online-table.ask.limit')}</h3>
        <p>{words.t('page.online-table.ask.limit-help', { time: lengthText(words, ask.until - now) })}</p>
      </section>
      {ask.wish.kind === 'undo' && (
        <section>
          <h3>{words.t('page.online-table.ask.kept')}</h3>
          <p>{words.t('page.online-table.ask.kept-help')}</p>
        </section>
      )}
      {isOffline && <p>{words.t('page.online-table.ask.offline')}</p>}
    </>
  );
}

function Foot(): JSX.Element | null {
  const at = useOnline();
  const { company, keeper, session } = at;
  const { words } = session;
  const ask = shownAsk(at);
  const isMine = ask?.who === keeper.user;
  const waits = ask !== null && isAsked(at, ask);
  const offline =
    keeper.connection.state.value === 'on' ? null : { text: words.t('page.online-table.ask.offline') };
  if (!ask) return null;
  if (waits)
    return (
      <div class={css.foot} data-foot>
        <Button commits look="primary" data-agree refusal={offline} onPress={() => company.answer(ask, true)}>
          {words.t('page.online-table.agree')}
        </Button>
        <Button commits data-refuse refusal={offline} onPress={() => company.answer(ask, false)}>
          {words.t('page.online-table.refuse')}
        </Button>
      </div>
    );
  return (
    <div class={css.foot} data-foot>
      {isMine ? (
        <Button commits data-withdraw refusal={offline} onPress={() => company.answer(ask, false)}>
          {words.t('page.online-table.withdraw')}
        </Button>
      ) : isMyDecision(at) ? (
        <Button commits data-decide-instead onPress={() => (setAside.value = ask.key)}>
          {words.t('page.online-table.ask.decide')}
        </Button>
      ) : (
        <p class={css.footNote}>{words.t('page.online-table.ask.waiting')}</p>
      )}
    </div>
  );
}

/** What somebody asks the others for, and what they have answered. */
export const REQUEST_PANEL: OtherPanel = { Sentence, Body, Foot, isInstead: true };
