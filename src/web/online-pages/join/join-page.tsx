import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { TableInfo } from '../../../online/api.ts';
import { findTitle } from '../../../titles/find.ts';
import { ruleTitles } from '../../../text/rule-texts.ts';
import { USUAL_CHARACTER } from '../../computers/character-fields.tsx';
import { Art } from '../../home/art.tsx';
import { PageFrame } from '../../home/page-frame.tsx';
import { me } from '../../online/account.ts';
import { ask, type Outcome } from '../../online/client.ts';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { RuleTag } from '../../parts/rule.tsx';
import { toast } from '../../parts/toast.tsx';
import { goHome, goToMe, replaceWithTable, showRule } from '../../router/router.ts';
import type { LoadedTitle } from '../../titles.ts';
import { words } from '../../words.ts';
import { problemText, troubleOf } from '../problems.ts';
import { useTitle } from '../use-title.ts';
import { GuestPanel } from './guest-panel.tsx';
import { HostPanel } from './host-panel.tsx';
import css from './join.module.css';
import { differencesOf, ruleSetName } from './rules.ts';
import { freeSeats, isFree, nameOf, rearranged, seatsOf } from './seating.ts';
import { SeatsList } from './seats-list.tsx';
import { useTable } from './use-table.ts';

function titleName({ title }: TableInfo): string {
  return findTitle(title)?.name ?? title;
}

/** What this page is about, for whoever looks at it. */
function headingOf(info: TableInfo, user: string | null): string {
  const title = titleName(info);
  if (info.state !== 'open') return words.t('page.online.is-played', { title });
  if (info.host === user) return words.t('page.online.your-table', { title });
  if (seatsOf(info.seats, user).length > 0) return words.t('page.online.you-sit', { title });
  const name = nameOf(info, info.host);
  return name === ''
    ? words.t('page.online.table-of', { title })
    : words.t('page.online.invites', { name, title });
}

/** How many sit there, and when it starts. */
function stateOf(info: TableInfo, user: string | null): string {
  const { seats, startsFull, label, state } = info;
  const free = freeSeats(seats).length;
  const isLast = free === 1 && seatsOf(seats, user).length === 0;
  const how = startsFull ? (isLast ? 'last' : 'full') : 'host';
  const taken = words.t('page.online.taken-of', {
    free,
    taken: seats.length - free,
    all: seats.length,
    how: state === 'open' ? how : 'started',
    name: nameOf(info, info.host),
  });
  return label === '' ? taken : `${words.t('page.online.named', { label })} ${taken}`;
}

/** The title's picture, and how the game is to be played. */
function About({ info }: { info: TableInfo }): JSX.Element {
  const { title: id, pace, undo, visibility, begun } = info;
  const title = findTitle(id);
  const facts = [
    ['pace', words.t(`page.online.pace.${pace}`)],
    ['undo', words.t(`page.online.undo.${undo}`)],
    ['watch', words.t(`page.online.watch.${visibility}`)],
    ...(begun > 0 ? [['begun', words.t('page.online.begun', { number: begun })] as const] : []),
  ] as const;
  return (
    <section class={css.about}>
      <div class={css.art}>
        <Art title={id} />
      </div>
      <div class={css.aboutText}>
        <div>
          <b>{title?.name ?? id}</b>
          {title && <p>{words.t(`page.title.${id}`)}</p>}
        </div>
        <dl class={css.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{words.t(`page.online.fact.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** The rules that are not as the rule set has them. */
function Differences({ info, title }: { info: TableInfo; title: LoadedTitle }): JSX.Element {
  const { ruleSet, options } = info;
  const differences = differencesOf(title, ruleSet, options);
  const base = title.game.ruleSets.find(({ id }) => id === ruleSet)?.values ?? {};
  const rules = ruleTitles(title.game.rules, title.messages, { ...base, ...options }, words.locale);
  return (
    <section class={css.card} aria-labelledby="rules" data-differences={differences.length}>
      <div class={css.cardHead}>
        <h2 id="rules">
          {words.t('page.online.differ', {
            number: differences.length,
            ruleSet: ruleSetName(title, ruleSet),
          })}
        </h2>
        <Button look="quiet" small onPress={() => showRule(title.rulePrefix)}>
          {words.t('page.online.all-rules')}
        </Button>
      </div>
      {differences.length > 0 && (
        <ul class={css.differences}>
          {differences.map(({ key, what, usual, value, rule }) => (
            <li key={key}>
              <span>
                {what} <RuleTag rule={rule} rules={rules} />
              </span>
              <span class={css.values}>
                <s>{usual}</s> <span aria-hidden="true">→</span> <b>{value}</b>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** For somebody who has a seat and waits. */
function SeatedPanel({
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
function FullPanel({ info, onWatch }: { info: TableInfo; onWatch: () => void }): JSX.Element {
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
function WatchingPanel({ onSit }: { onSit: () => void }): JSX.Element {
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

/** A page with nothing but a sentence why, and a way on. */
function Alone({ title, children }: { title: string; children: ComponentChildren }): JSX.Element {
  return (
    <PageFrame>
      <main class={css.alone}>
        <h1>{title}</h1>
        <Notice tone="warn">{children}</Notice>
        <div>
          <Button onPress={goHome}>{words.t('page.to-home')}</Button>
        </div>
      </main>
    </PageFrame>
  );
}

/** The invitation to a table, and its waiting room: one page, for guests and for the host. */
export function JoinPage({ id, invite }: { id: string; invite: string | null }): JSX.Element {
  const table = useTable(id, invite);
  const { info, problem, isSilent, isSpent, refresh, show } = table;
  const title = useTitle(info?.title);
  const user = me.value?.id ?? null;
  const [wanted, setWanted] = useState<number | null>(null);
  const [isWatching, setWatching] = useState(false);
  const mine = info ? seatsOf(info.seats, user) : [];
  const isHost = info !== null && info.host === user;
  const hasStarted = info !== null && info.state !== 'open';
  const isExpected = mine.length > 0 || isHost || isWatching;

  useEffect(() => {
    document.title = info ? `${titleName(info)} · Railhead` : 'Railhead';
  }, [info?.title]);
  // Whoever sits there is at the table as soon as there is one; going back leads past this page.
  useEffect(() => {
    if (hasStarted && isExpected) replaceWithTable(id);
  }, [hasStarted, isExpected]);

  if (!info) {
    if (problem) {
      const isGone = problem.problem === 'missing' && !isSpent;
      return (
        <Alone title={words.t(isSpent ? 'page.online.spent-title' : 'page.online.gone-title')}>
          {isGone ? words.t('page.online.gone') : problemText(isSpent ? { problem: 'spent' } : problem)}
        </Alone>
      );
    }
    return (
      <PageFrame>
        <main class={css.alone} aria-busy={!isSilent}>
          {isSilent && <Notice tone="warn">{words.t('page.online.unreachable')}</Notice>}
        </main>
      </PageFrame>
    );
  }

  const onAnswer = (outcome: Outcome<TableInfo | null>): void => {
    if (outcome.kind === 'done' && outcome.answer) return show(outcome.answer);
    const trouble = troubleOf(outcome);
    if (trouble !== null) toast({ text: trouble });
    void refresh();
  };
  const free = freeSeats(info.seats);
  const maySit = !isWatching && mine.length === 0 && free.length > 0 && !isSpentFor(info, isSpent);
  const chosen = maySit ? (wanted !== null && free.includes(wanted) ? wanted : (free[0] ?? null)) : null;
  const arrange = async (seat: number, wish: Parameters<typeof rearranged>[2]): Promise<void> =>
    onAnswer(await ask('arrange', { params: { id }, body: rearranged(info, seat, wish) }));
  const toolsOf = (seat: number): ComponentChildren => {
    const place = info.seats[seat];
    if (!place) return null;
    const number = seat + 1;
    if (isFree(place) && title?.load.mind) {
      return (
        <Button
          small
          icon="bot"
          data-to-computer={seat}
          aria-label={words.t('page.online.seat.to-computer-of', { number })}
          onPress={() =>
            void arrange(seat, {
              kind: 'computer',
              computer: { ...USUAL_CHARACTER },
              name: words.t('page.computers.name', { number: computersIn(info) + 1 }),
            })
          }
        >
          {words.t('page.online.seat.to-computer')}
        </Button>
      );
    }
    return place.computer && !place.user ? (
      <Button
        small
        look="quiet"
        data-free-seat={seat}
        aria-label={words.t('page.online.seat.open-of', { number })}
        onPress={() => void arrange(seat, { kind: 'online', user: null })}
      >
        {words.t('page.online.seat.open')}
      </Button>
    ) : null;
  };
  return (
    <PageFrame>
      <main class={css.main} data-join={id} data-revision={info.revision}>
        <About info={info} />
        <div class={css.side}>
          <header>
            <h1>{headingOf(info, user)}</h1>
            <p>{stateOf(info, user)}</p>
          </header>
          {isSilent && <Notice tone="warn">{words.t('page.online.unreachable')}</Notice>}
          {isSpent && mine.length === 0 && <Notice tone="warn">{problemText({ problem: 'spent' })}</Notice>}
          <SeatsList
            info={info}
            user={user}
            chosen={chosen}
            onChoose={maySit ? setWanted : undefined}
            toolsOf={isHost && !hasStarted ? toolsOf : undefined}
          />
          {title && <Differences info={info} title={title} />}
          {isHost && !hasStarted && <HostPanel info={info} titleName={titleName(info)} onAnswer={onAnswer} />}
          {!isHost && user !== null && mine.length > 0 && !hasStarted && (
            <SeatedPanel info={info} user={user} onAnswer={onAnswer} />
          )}
          {chosen !== null && (
            <GuestPanel
              info={info}
              seat={chosen}
              invite={invite}
              onWatch={() => setWatching(true)}
              onAnswer={onAnswer}
            />
          )}
          {isWatching && <WatchingPanel onSit={() => setWatching(false)} />}
          {!isExpected && chosen === null && <FullPanel info={info} onWatch={() => setWatching(true)} />}
        </div>
      </main>
    </PageFrame>
  );
}

function computersIn({ seats }: TableInfo): number {
  return seats.filter(({ computer }) => computer).length;
}

/** A used invitation bars the way, unless everybody may sit down. */
function isSpentFor({ visibility }: TableInfo, isSpent: boolean): boolean {
  return isSpent && visibility !== 'listed';
}
