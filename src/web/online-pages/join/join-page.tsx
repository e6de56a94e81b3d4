import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { OnlineSeatWish, TableInfo } from '../../../online/api.ts';
import { PageFrame } from '../../home/page-frame.tsx';
import { me } from '../../online/account.ts';
import { ask, type Outcome } from '../../online/client.ts';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { toast } from '../../parts/toast.tsx';
import { goHome, replaceWithTable } from '../../router/router.ts';
import { words } from '../../words.ts';
import { problemText, troubleOf } from '../problems.ts';
import { useTitle } from '../use-title.ts';
import { lapseText } from '../dates.ts';
import { About } from './about.tsx';
import { Differences } from './differences.tsx';
import { GuestPanel } from './guest-panel.tsx';
import { headingOf, stateOf, titleName } from './heading.ts';
import { HostPanel } from './host-panel.tsx';
import css from './join.module.css';
import { FullPanel, SeatedPanel, WatchingPanel } from './panels.tsx';
import { freeSeats, nameOf, rearranged, seatsOf } from './seating.ts';
import { SeatTools } from './seat-tools.tsx';
import { SeatsList } from './seats-list.tsx';
import { useTable } from './use-table.ts';

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
  const arrange = async (seat: number, wish: OnlineSeatWish): Promise<void> =>
    onAnswer(await ask('arrange', { params: { id }, body: rearranged(info, seat, wish) }));
  const toolsOf = (seat: number): JSX.Element => (
    <SeatTools
      info={info}
      seat={seat}
      mayBeComputer={title?.load.mind !== undefined}
      onArrange={(wish) => void arrange(seat, wish)}
    />
  );
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
          {info.lapses && !isHost && (
            <Notice tone="warn">{lapseText(info.lapses, nameOf(info, info.host))}</Notice>
          )}
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

/** A used invitation bars the way, unless everybody may sit down. */
function isSpentFor({ visibility }: TableInfo, isSpent: boolean): boolean {
  return isSpent && visibility !== 'listed';
}
