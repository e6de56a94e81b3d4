import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { familyOf } from '../family/family.ts';
import { typeOf } from '../family/panel.ts';
import { furnitureAt } from './furniture-at.ts';
import { TableContext, TableState } from '../family/table-state.ts';
import { useAddressedPosition } from '../history/address.ts';
import { LookingBack } from '../history/later.tsx';
import { PlanBar } from '../history/plan-bar.tsx';
import { canPlan, planOf, startPlan } from '../history/planning.ts';
import { download, ownFile } from '../match/files.ts';
import { keepCopy } from '../match/open.ts';
import type { MatchSession } from '../match/session.ts';
import { PageBars } from '../offline/bars.tsx';
import { Button } from '../parts/button.tsx';
import { focusBoard, focusDecision } from '../parts/focus.ts';
import { useKeys } from '../parts/keys.ts';
import { isPhone } from '../parts/narrow.ts';
import { Notice } from '../parts/notice.tsx';
import { rest } from '../parts/rest.ts';
import { nextTheme } from '../parts/theme.ts';
import { followRound, route, showView } from '../router/router.ts';
import { here, openTable } from '../services.ts';
import { warmUp } from '../worker/client.ts';
import { Announcer } from './announcer.ts';
import { DecisionPanel } from './decision.tsx';
import { useExplanations } from './explain.ts';
import { Header } from './header.tsx';
import { usePredrawnBoard } from './map.tsx';
import { Moments } from './moments.tsx';
import { SharingBars } from './sharing.tsx';
import { SkipLinks } from './skip-links.tsx';
import css from './table.module.css';
import { ViewTabs } from './view-tabs.tsx';
import { RESULT, viewsOf } from './views.ts';

/** Saving failed: the game goes on in memory, and a file keeps it. */
function SavingTrouble({ session }: { session: MatchSession }): JSX.Element | null {
  const { value } = session.saving;
  if (value.kind !== 'failed') return null;
  const { words } = session;
  return (
    <div class={css.trouble}>
      <Notice tone="warn">
        {words.t(`page.store.${value.problem}`)}{' '}
        <Button small icon="save" onPress={() => download(ownFile(session.match()))}>
          {words.t('page.export.own')}
        </Button>{' '}
        {value.problem === 'conflict' ? (
          <Button
            small
            onPress={() => {
              void openTable(keepCopy(here, session));
            }}
          >
            {words.t('page.store.keep-copy')}
          </Button>
        ) : (
          <Button small onPress={() => void session.save()}>
            {words.t('page.store.retry')}
          </Button>
        )}
      </Notice>
    </div>
  );
}

/** The view that was chosen, else the one that the round asks for; a new kind of round asks again. */
function useShown(session: MatchSession, asked: string): string {
  const chosen = route.value.page === 'table' ? route.value.view : '';
  const before = useRef({ session, asked });
  // Before the next picture: what is chosen after it stays.
  useLayoutEffect(() => {
    const { session: earlier, asked: view } = before.current;
    // A reader of the log or of a table goes on reading.
    if (session === earlier && view !== asked && chosen === view) followRound();
    before.current = { session, asked };
  }, [session, asked]);
  return chosen === '' ? asked : chosen;
}

/** The position on show as the page holds it, for access from outside: tests, and the console. */
interface TableElement extends HTMLDivElement {
  position?: () => MatchSession['shown']['value'];
  /** Ends the rest after a decision. */
  wake?: () => void;
}

export function Table({ session }: { session: MatchSession }): JSX.Element {
  const table = useMemo(() => new TableState(session), [session]);
  const family = familyOf(session);
  const { viewOf, players: Players, strip: Strip, order: Order } = family;
  const phone = isPhone.value;
  const isOver = session.turn.value.kind === 'finished';
  const views = viewsOf(family).filter((one) => (phone || !one.onlyOnPhone) && (isOver || one !== RESULT));
  const asked = isOver && session.looking.value === null ? RESULT.id : viewOf(session);
  const shown = useShown(session, asked);
  const view = views.find(({ id }) => id === shown) ?? views[0];
  const pass = (): void => {
    const turn = session.turn.value;
    const way = session.choices.value.find(
      (choice) => choice.kind === 'one' && typeOf(choice) === 'pass' && !choice.refusal,
    );
    if (way?.kind === 'one' && turn.kind === 'decide' && way.action.by === turn.seat) table.act(way.action);
  };

  // Over tables the sheet keeps out of the way. Before the next paint: a sheet that is drawn up after it stays up.
  useLayoutEffect(() => {
    table.sheet.value = shown === asked ? 'middle' : 'low';
  }, [table, shown, asked]);
  const more = furnitureAt(session);
  const title = more?.titleOf(planOf(session)?.real ?? session) ?? `${session.title.name} · Railhead`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => warmUp(session.title), [session]);
  useLayoutEffect(() => table.keepUp(), [table]);
  const isWritable = session.isWritable.value;
  useLayoutEffect(() => {
    // Another tab plays now: drop what was being put together here.
    if (!isWritable) table.forget();
  }, [isWritable]);
  const root = useRef<TableElement>(null);
  useLayoutEffect(() => {
    if (!root.current) return;
    root.current.position = () => session.shown.peek();
    root.current.wake = () => rest.end();
  }, [session]);
  useAddressedPosition(session);
  useExplanations(session);
  usePredrawnBoard(table);
  // The view that the round asks for needs no name, so that going back never leads from a view to itself.
  const show = (id: string): void => showView(id === asked ? '' : id);
  const tabs = views.filter(({ within }) => within === undefined);
  const showing = (index: number): (() => void) | undefined => {
    const wanted = tabs[index];
    return wanted && (() => show(wanted.id));
  };
  const toDecision = (): void => {
    if (table.sheet.value === 'low') table.sheet.value = 'middle';
    focusDecision();
  };
  // Where the decision is out of sight, nothing is decided.
  const deciding = (act: () => void): (() => void) | undefined => (view?.alone ? undefined : act);
  useKeys('table', {
    1: showing(0),
    2: showing(1),
    3: showing(2),
    4: showing(3),
    5: showing(4),
    6: showing(5),
    7: showing(6),
    j: toDecision,
    m: focusBoard,
    u: () => table.undo(),
    y: () => table.redo(),
    'Mod+z': () => table.undo(),
    'Mod+Shift+z': () => table.redo(),
    'Mod+y': () => table.redo(),
    l: () => canPlan(session) && startPlan(session),
    t: nextTheme,
    Enter: deciding(() => table.commit()),
    // From the board, where Enter alone chooses a hex.
    'Mod+Enter': deciding(() => table.commit()),
    Escape: session.looking.value === null ? deciding(() => table.clear()) : () => session.lookAt(null),
    p: deciding(pass),
    s: deciding(pass),
  });
  if (!view) return <></>;
  const { component: View, framed, alone } = view;
  const isLookingBack = session.looking.value !== null;
  return (
    <TableContext.Provider value={table}>
      <Announcer key={session.id} table={table} />
      <SkipLinks onDecision={toDecision} />
      <div
        ref={root}
        class={css.table}
        data-framed={framed || undefined}
        data-alone={alone || undefined}
        data-strip={Strip ? true : undefined}
        data-beside={more?.isBesideOpen.value || undefined}
        data-table={session.id}
        data-at={session.at.value}
      >
        <Header views={views} shown={view} onShow={show} />
        {phone && !alone && <Order />}
        {framed && !phone && <Players />}
        <main class={css.main}>
          <PageBars tellsOffline={!more} />
          {more ? <more.Bars /> : <SharingBars session={session} />}
          <SavingTrouble session={session} />
          <PlanBar />
          {/* On a phone the sheet covers what is below. */}
          {isLookingBack && !alone && phone && <LookingBack />}
          <View key={alone ? session.id : view.id} />
          {isLookingBack && !alone && !phone && <LookingBack />}
          <Moments key={session.id} table={table} isHidden={alone === true} />
          {more && <more.Over />}
        </main>
        {framed && !phone && Strip && <Strip />}
        {!alone && <DecisionPanel key={session.id} />}
        {more?.isBesideOpen.value && <more.Beside />}
        {phone && <ViewTabs views={views} shown={view} onShow={show} />}
      </div>
    </TableContext.Provider>
  );
}
