import { signal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { branch } from '../../core/match.ts';
import cards from '../family/cards.module.css';
import { familyOf, type TableView } from '../family/family.ts';
import { useTable } from '../family/table-state.ts';
import { download, ownFile } from '../match/files.ts';
import type { MatchSession } from '../match/session.ts';
import { Button, IconButton } from '../parts/button.tsx';
import { isPhone } from '../parts/narrow.ts';
import { toast } from '../parts/toast.tsx';
import { addressAt } from '../router/router.ts';
import { openTable } from '../services.ts';
import { branchOff } from './branch.ts';
import { Charts } from './charts.tsx';
import css from './history.module.css';
import { ChangedFigures, RecentLines } from './log.tsx';
import { type Lookup, lookupsOf } from './lookups.ts';
import { roundName } from './round-name.ts';
import { Scrubber } from './scrubber.tsx';
import { Tabs } from './tabs.tsx';

export { LogView } from './log-view.tsx';
export { Scrubber };

/** What is beside the board: stays as chosen while the page is open. */
const beside = signal('charts');
const shownView = signal('map');
/** Where only one of all has room. */
const onPhone = signal('map');

async function playOn(session: MatchSession, at: number): Promise<void> {
  const game = await branchOff(session, at);
  await openTable(game);
  toast({ text: session.words.t('page.history.branched', { number: at }) });
}

async function copyLink({ id, words }: MatchSession, at: number): Promise<void> {
  try {
    await navigator.clipboard.writeText(addressAt(id, 'history', at));
    toast({ text: words.t('page.history.linked') });
  } catch {
    toast({ text: words.t('page.history.not-linked') });
  }
}

/** Which position is on show, and what can be made of it; tabs stand between the two. */
function PositionHead({ children }: { children?: ComponentChildren }): JSX.Element {
  const { session } = useTable();
  const { words } = session;
  const { at, turn, view } = session.shown.value;
  const round = turn.kind === 'decide' ? roundName(words, turn.round) : null;
  return (
    <div class={css.head}>
      <div class={css.where}>
        <h2>
          {words.t('page.history.after', { number: at })}
          {round !== null && `, ${round}`}
        </h2>
        <p>{words.ask(turn, view).sentence}</p>
      </div>
      {children}
      <div class={css.ways}>
        <Button
          {...(isPhone.value
            ? { look: 'icon', 'aria-label': words.t('page.history.branch') }
            : { small: true, children: words.t('page.history.branch') })}
          icon="branch"
          data-branch
          tip={{ text: words.t('page.history.branch-tip') }}
          onPress={() => void playOn(session, at)}
        />
        <IconButton
          name={words.t('page.history.link')}
          icon="link"
          data-link
          onPress={() => void copyLink(session, at)}
        />
        <IconButton
          name={words.t('page.history.file')}
          icon="save"
          data-export-here
          onPress={() => download(ownFile(branch(session.match(), at)))}
        />
      </div>
    </div>
  );
}

interface HistoryParts {
  readonly views: readonly TableView[];
  readonly tabs: readonly Lookup[];
}

/** One thing at a time above the line to go along: a view of the table, or how everything went. */
function NarrowHistory({ views, tabs }: HistoryParts): JSX.Element {
  const { words } = useTable().session;
  const shown = views.find(({ id }) => id === onPhone.value);
  const tab = tabs.find(({ id }) => id === onPhone.value);
  const Shown = (shown ?? tab ?? views[0])?.component;
  return (
    <div class={css.history} data-narrow>
      <section class={css.position}>
        <PositionHead />
        <Tabs
          label={words.t('page.history.shown')}
          tabs={[...views, ...tabs]}
          chosen={onPhone.value}
          nameOf={(id) =>
            words.t(views.some((view) => view.id === id) ? `page.tab.${id}` : `page.history.tab.${id}`)
          }
          labelOf={(id) =>
            words.t('page.history.view', {
              view: words.t(
                views.some((view) => view.id === id) ? `page.tab.${id}` : `page.history.tab.${id}`,
              ),
            })
          }
          onChoose={(id) => (onPhone.value = id)}
        />
        <div class={css.board} data-scrolls={tab ? true : undefined}>
          {Shown && <Shown />}
        </div>
        {!tab && <RecentLines few={2} />}
      </section>
      <Scrubber />
    </div>
  );
}

/** The game from its first action on: the board as it was, what happened, and how everything went. */
export function HistoryView({ views }: { views: readonly TableView[] }): JSX.Element {
  const { session } = useTable();
  const tabs = [{ id: 'charts', component: Charts }, ...lookupsOf(familyOf(session))];
  return isPhone.value ? (
    <NarrowHistory views={views} tabs={tabs} />
  ) : (
    <WideHistory views={views} tabs={tabs} />
  );
}

function WideHistory({ views, tabs }: HistoryParts): JSX.Element {
  const { words } = useTable().session;
  const View = (views.find(({ id }) => id === shownView.value) ?? views[0])?.component;
  const tab = tabs.find(({ id }) => id === beside.value) ?? tabs[0];
  return (
    <div class={css.history}>
      <section class={css.position}>
        <PositionHead>
          <Tabs
            label={words.t('page.history.shown')}
            tabs={views}
            chosen={shownView.value}
            nameOf={(id) => words.t(`page.view.${id}`)}
            labelOf={(id) => words.t('page.history.view', { view: words.t(`page.view.${id}`) })}
            onChoose={(id) => (shownView.value = id)}
          />
        </PositionHead>
        <div class={css.board}>{View && <View />}</div>
        <RecentLines few={5} />
        <ChangedFigures />
      </section>
      <section class={`${cards.card} ${css.beside}`} aria-label={words.t('page.history.beside')}>
        <Tabs
          label={words.t('page.history.beside')}
          tabs={tabs}
          chosen={tab?.id ?? ''}
          nameOf={(id) => words.t(`page.history.tab.${id}`)}
          labelOf={(id) => words.t('page.history.view', { view: words.t(`page.history.tab.${id}`) })}
          onChoose={(id) => (beside.value = id)}
        />
        {tab && <tab.component />}
      </section>
      <Scrubber />
    </div>
  );
}
