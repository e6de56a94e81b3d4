import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadFamily, prefetchFamily } from '../families.ts';
import { planOf, resumePlan } from '../history/planning.ts';
import { OpenFailureText } from '../home/import.tsx';
import type { OpenFailure } from '../match/open.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { toast } from '../parts/toast.tsx';
import { goHome, goToJoin } from '../router/router.ts';
import { seated } from '../services.ts';
import { words } from '../words.ts';
import css from './table.module.css';
import { Table } from './table.tsx';

/** Whether a table is one of the server: its name has another form than that of a game of this browser. */
export function isOnlineId(id: string): boolean {
  return /^[\w-]{22}$/.test(id);
}

type Trouble = { readonly kind: 'missing' | 'unreachable' | 'not-loaded' } | OpenFailure;

/** Why a table of the server is not on show, and what can be done. */
function NotThere({ trouble, onAgain }: { trouble: Trouble; onAgain: () => void }): JSX.Element {
  return (
    <main class={css.notOpened} data-not-there={trouble.kind}>
      <Notice tone="warn">
        {trouble.kind === 'not-loaded' ? (
          words.t('page.load-failed')
        ) : trouble.kind === 'newer' || trouble.kind === 'illegal' || trouble.kind === 'unreadable' ? (
          <OpenFailureText failure={trouble} />
        ) : (
          words.t(`page.online-table.open.${trouble.kind}`)
        )}
      </Notice>
      <div>
        <Button onPress={goHome}>{words.t('page.to-home')}</Button>
        {trouble.kind !== 'missing' && (
          <Button look="primary" data-again onPress={onAgain}>
            {words.t('page.again')}
          </Button>
        )}
      </div>
    </main>
  );
}

/** A table across the internet: everything that it takes is loaded with the first one. */
export function OnlineTablePage({ id }: { id: string }): JSX.Element {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [times, setTimes] = useState(0);
  const again = (): void => setTimes((before) => before + 1);
  const session = seated.value?.id === id ? seated.value : null;
  useEffect(() => {
    setTrouble(null);
    let isWanted = true;
    let leave = (): void => {};
    void (async () => {
      const { openOnlineTable, whenOutdated } = await import('../online-table/open.ts');
      const opened = await openOnlineTable(id, prefetchFamily);
      if (!isWanted) return;
      if (opened.kind === 'failed') return setTrouble(opened.failure);
      if (opened.kind === 'waiting') return goToJoin(id);
      if (opened.kind !== 'open') return setTrouble({ kind: opened.kind });
      const { keeper, session: fresh } = opened.table;
      await loadFamily(fresh.title.family);
      if (!isWanted) return;
      seated.value = fresh;
      const end = whenOutdated(opened.table, again);
      leave = () => {
        end();
        keeper.leave();
        if (seated.peek() === fresh) seated.value = null;
      };
      await keeper.join();
      const { lost } = resumePlan(fresh);
      if (lost > 0) toast({ text: words.t('page.plan.lost', { number: lost }) });
    })().catch(() => isWanted && setTrouble({ kind: 'not-loaded' }));
    return () => {
      isWanted = false;
      leave();
    };
  }, [id, times]);
  if (session) return <Table key={id} session={planOf(session)?.session ?? session} />;
  if (trouble) return <NotThere trouble={trouble} onAgain={again} />;
  return <main class={css.opening} aria-busy="true" />;
}
