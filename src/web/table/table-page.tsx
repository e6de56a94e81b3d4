import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { branch, IllegalAction } from '../../core/match.ts';
import { loadFamily, prefetchFamily } from '../families.ts';
import { OpenFailureText } from '../home/import.tsx';
import { download, ownFile } from '../match/files.ts';
import { HereKeeper } from '../match/here-keeper.ts';
import { type OpenFailure, keepAsNew, type Opened, openSaved } from '../match/open.ts';
import { StoreError } from '../match/store.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { toast } from '../parts/toast.tsx';
import { goHome } from '../router/router.ts';
import { computersAt } from '../computers/computers.ts';
import { planOf, resumePlan } from '../history/planning.ts';
import { here, openTable, seated, store } from '../services.ts';
import { words } from '../words.ts';
import { isOnlineId, OnlineTablePage } from './online-table-page.tsx';
import css from './table.module.css';
import { tellOwnershipChanges } from './sharing.tsx';
import { Table } from './table.tsx';

/** A game that does not open: why, and what can be done. The saved game stays as it is. */
function NotOpened({ id, failure }: { id: string; failure: OpenFailure }): JSX.Element {
  const exportIt = async (): Promise<void> => {
    const saved = await store.read(id);
    if (saved) download(ownFile(branch(saved.match, saved.at)));
  };
  return (
    <main class={css.notOpened}>
      <Notice tone="neg">
        <OpenFailureText failure={failure} />
      </Notice>
      <div>
        <Button onPress={goHome}>{words.t('page.to-home')}</Button>
        {failure.kind !== 'missing' && (
          <Button icon="save" onPress={() => void exportIt()}>
            {words.t('page.export.own')}
          </Button>
        )}
        {failure.kind === 'illegal' && failure.index > 0 && (
          <Button
            look="primary"
            onPress={() => void keepAsNew(here, failure.title, failure.before).then(openTable)}
          >
            {words.t('page.import.open-up-to', { number: failure.index })}
          </Button>
        )}
      </div>
    </main>
  );
}

/** When the browser has painted the current page. */
function nextPicture(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** A saved game with the tables of its family, which are loaded while it is opened. */
async function openWithFamily(keeper: HereKeeper, byLog: boolean): Promise<Opened> {
  const opened = await openSaved(keeper, { byLog, onTitle: prefetchFamily });
  if (opened.session) await loadFamily(opened.session.title.family);
  return opened;
}

/** The table of an address: of this browser, or across the internet. */
export function TablePage({ id }: { id: string }): JSX.Element {
  return isOnlineId(id) ? <OnlineTablePage id={id} /> : <HereTablePage id={id} />;
}

/** The one already open, or a saved game that is loaded. */
function HereTablePage({ id }: { id: string }): JSX.Element {
  const [failure, setFailure] = useState<OpenFailure | null>(null);
  /** The game of which it is known whether this tab plays or follows it. */
  const [placed, setPlaced] = useState<string | null>(null);
  const session = seated.value?.id === id ? seated.value : null;
  useEffect(() => {
    setFailure(null);
    setPlaced(null);
    const known = seated.value?.id === id ? seated.value.keeper : null;
    const fresh = known ? null : new HereKeeper(id, here);
    const stopTelling = tellOwnershipChanges(known ?? fresh);
    let isWanted = true;
    // The log does not lead to the position that was kept beside it: only the log counts.
    const openByLog = async (keeper: HereKeeper): Promise<void> => {
      const opened = await openWithFamily(keeper, true);
      if (!isWanted) return;
      seated.value = opened.session;
      if (!opened.session) setFailure(opened.failure);
    };
    void (async () => {
      try {
        if (!fresh) {
          await known?.join();
          if (isWanted) setPlaced(id);
          return;
        }
        const [opened] = await Promise.all([openWithFamily(fresh, false), fresh.join()]);
        if (!isWanted) return;
        setPlaced(id);
        if (!opened.session) return setFailure(opened.failure);
        seated.value = opened.session;
        const { lost } = resumePlan(opened.session);
        if (lost > 0) toast({ text: words.t('page.plan.lost', { number: lost }) });
        await nextPicture();
        await opened.session.playThrough();
      } catch (error) {
        if (fresh && error instanceof IllegalAction) return openByLog(fresh);
        // A game on show whose store cannot be read says so itself when it is saved.
        if (!isWanted || seated.value?.id === id) return;
        const problem = error instanceof StoreError ? error.problem : 'unknown';
        setFailure({ kind: 'unreadable', message: words.t(`page.store.${problem}`) });
      }
    })();
    return () => {
      isWanted = false;
      stopTelling();
      (known ?? fresh)?.leave();
    };
  }, [id]);
  const plan = session && planOf(session);
  useEffect(
    () => (session && placed === id ? computersAt(session).start() : undefined),
    [session, placed, id],
  );
  useEffect(() => {
    if (session) computersAt(session).hold(Boolean(plan));
  }, [session, plan]);
  if (session) {
    // A plan at the table takes the place of its game: most of what is on show stays as it is.
    return <Table key={id} session={plan?.session ?? session} />;
  }
  if (failure) return <NotOpened id={id} failure={failure} />;
  return <main class={css.opening} aria-busy="true" />;
}
