import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { IllegalAction } from '../../core/match.ts';
import { loadFamily, prefetchFamily } from '../families.ts';
import { HindranceText } from '../home/import.tsx';
import { download, ownFile } from '../match/files.ts';
import { type Hindrance, keepAsNew, type Opened, openSaved } from '../match/open.ts';
import { StoreError } from '../match/store.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { toast } from '../parts/toast.tsx';
import { goHome } from '../router/router.ts';
import { planOf, resumePlan } from '../history/planning.ts';
import type { MatchSession } from '../match/session.ts';
import { seated, openTable, store } from '../services.ts';
import { words } from '../words.ts';
import css from './table.module.css';
import { shareGame } from './sharing.tsx';
import { Table } from './table.tsx';

/** A game that does not open: why, and what can be done. The saved game stays as it is. */
function NotOpened({ id, hindrance }: { id: string; hindrance: Hindrance }): JSX.Element {
  const exportIt = async (): Promise<void> => {
    const saved = await store.read(id);
    if (saved) download(ownFile(saved.match));
  };
  return (
    <main class={css.notOpened}>
      <Notice tone="neg">
        <HindranceText hindrance={hindrance} />
      </Notice>
      <div>
        <Button onPress={goHome}>{words.t('page.to-home')}</Button>
        {hindrance.kind !== 'missing' && (
          <Button icon="save" onPress={() => void exportIt()}>
            {words.t('page.export.own')}
          </Button>
        )}
        {hindrance.kind === 'illegal' && hindrance.index > 0 && (
          <Button
            look="primary"
            onPress={() => void keepAsNew(store, hindrance.title, hindrance.before).then(openTable)}
          >
            {words.t('page.import.open-up-to', { number: hindrance.index })}
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
async function openWithFamily(id: string, byLog: boolean): Promise<Opened> {
  const opened = await openSaved(store, id, { byLog, onTitle: prefetchFamily });
  if (opened.session) await loadFamily(opened.session.title.family);
  return opened;
}

/** The table of an address: the one already open, or a saved game that is loaded. */
export function TablePage({ id }: { id: string }): JSX.Element {
  const [hindrance, setHindrance] = useState<Hindrance | null>(null);
  const session = seated.value?.id === id ? seated.value : null;
  useEffect(() => {
    setHindrance(null);
    const shared = shareGame(id);
    let isWanted = true;
    const sit = (session: MatchSession): void => {
      shared.seat(session);
      seated.value = session;
    };
    // The log does not lead to the position that was kept beside it: only the log counts.
    const openByLog = async (): Promise<void> => {
      const opened = await openWithFamily(id, true);
      if (!isWanted) return;
      if (opened.session) return sit(opened.session);
      seated.value = null;
      setHindrance(opened.hindrance);
    };
    void (async () => {
      try {
        const known = seated.value;
        if (known?.id === id) {
          shared.seat(known);
          await shared.join();
          return await shared.catchUp();
        }
        const [opened] = await Promise.all([openWithFamily(id, false), shared.join()]);
        if (!isWanted) return;
        if (!opened.session) return setHindrance(opened.hindrance);
        sit(opened.session);
        const { lost } = resumePlan(opened.session);
        if (lost > 0) toast({ text: words.t('page.plan.lost', { number: lost }) });
        await nextPicture();
        await opened.session.playThrough();
      } catch (error) {
        if (error instanceof IllegalAction) return openByLog();
        // A game on show whose store cannot be read says so itself when it is saved.
        if (!isWanted || seated.value?.id === id) return;
        const problem = error instanceof StoreError ? error.problem : 'unknown';
        setHindrance({ kind: 'unreadable', message: words.t(`page.store.${problem}`) });
      }
    })();
    return () => {
      isWanted = false;
      shared.leave();
    };
  }, [id]);
  if (session) {
    const shown = planOf(session)?.session ?? session;
    return <Table key={shown.id} session={shown} />;
  }
  if (hindrance) return <NotOpened id={id} hindrance={hindrance} />;
  return <main class={css.opening} aria-busy="true" />;
}
