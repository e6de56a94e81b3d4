import { signal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { branch } from '../../core/match.ts';
import { Charts } from '../charts/charts.tsx';
import { ForecastCard } from '../charts/forecast.tsx';
import { OwnersCard } from '../charts/owners.tsx';
import { TilesCard } from '../charts/tiles.tsx';
import { download, ownFile } from '../match/files.ts';
import type { MatchSession } from '../match/session.ts';
import { Button } from '../parts/button.tsx';
import { toast } from '../parts/toast.tsx';
import { addressAt } from '../router/router.ts';
import { sitDown } from '../services.ts';
import { useTable } from '../table/state.ts';
import table from '../table/table.module.css';
import type { TableView } from '../table/views.ts';
import type { Family } from '../titles.ts';
import { branchOff } from './branch.ts';
import css from './history.module.css';
import { ChangedFigures, LogCard, RecentLines } from './log.tsx';
import { roundName } from './round-name.ts';
import { Scrubber } from './scrubber.tsx';
import { timelineOf } from './timeline.ts';

export { Scrubber };

/** What is beside the board: stays as chosen while the page is open. */
const beside = signal('charts');
const shownView = signal('map');

interface Tab {
  readonly id: string;
  readonly component: ComponentType;
  /** Left out, it is there for all. */
  readonly family?: Family;
}

const BESIDE: readonly Tab[] = [
  { id: 'charts', component: Charts },
  { id: 'log', component: LogCard },
  { id: 'owners', component: OwnersCard },
  { id: 'tiles', component: TilesCard, family: 'rail' },
  { id: 'forecast', component: ForecastCard },
];

async function playOn(session: MatchSession, at: number): Promise<void> {
  const game = await branchOff(session, at);
  sitDown(game);
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

function Tabs({
  label,
  tabs,
  chosen,
  nameOf,
  onChoose,
}: {
  label: string;
  tabs: readonly { readonly id: string }[];
  chosen: string;
  nameOf: (id: string) => string;
  onChoose: (id: string) => void;
}): JSX.Element {
  return (
    <div class={css.tabs} role="group" aria-label={label}>
      {tabs.map(({ id }) => (
        <button
          key={id}
          type="button"
          data-tab={id}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
        >
          {nameOf(id)}
        </button>
      ))}
    </div>
  );
}

function PositionHead({ views }: { views: readonly TableView[] }): JSX.Element {
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
      <Tabs
        label={words.t('page.history.shown')}
        tabs={views}
        chosen={shownView.value}
        nameOf={(id) => words.t(`page.view.${id}`)}
        onChoose={(id) => (shownView.value = id)}
      />
      <div class={css.ways}>
        <Button
          small
          icon="branch"
          data-branch
          tip={{ text: words.t('page.history.branch-tip') }}
          onPress={() => void playOn(session, at)}
        >
          {words.t('page.history.branch')}
        </Button>
        <Button
          look="icon"
          icon="link"
          data-link
          aria-label={words.t('page.history.link')}
          tip={{ text: words.t('page.history.link') }}
          onPress={() => void copyLink(session, at)}
        />
        <Button
          look="icon"
          icon="save"
          data-export-here
          aria-label={words.t('page.history.file')}
          tip={{ text: words.t('page.history.file') }}
          onPress={() => download(ownFile(branch(session.match(), at)))}
        />
      </div>
    </div>
  );
}

/** The game from its first action on: the board as it was, what happened, and how everything went. */
export function HistoryView({ views }: { views: readonly TableView[] }): JSX.Element {
  const { session } = useTable();
  const { words } = session;
  const last = session.at.value;
  const isWhole = session.isWhole.value;
  useEffect(() => {
    if (isWhole) void timelineOf(session).fill(last);
  }, [session, last, isWhole]);
  const View = (views.find(({ id }) => id === shownView.value) ?? views[0])?.component;
  const tabs = BESIDE.filter(({ family = session.title.family }) => family === session.title.family);
  const tab = tabs.find(({ id }) => id === beside.value) ?? tabs[0];
  return (
    <div class={css.history}>
      <section class={css.position}>
        <PositionHead views={views} />
        <div class={css.board}>{View && <View />}</div>
        <RecentLines />
        <ChangedFigures />
      </section>
      <section class={`${table.card} ${css.beside}`} aria-label={words.t('page.history.beside')}>
        <Tabs
          label={words.t('page.history.beside')}
          tabs={tabs}
          chosen={tab?.id ?? ''}
          nameOf={(id) => words.t(`page.history.tab.${id}`)}
          onChoose={(id) => (beside.value = id)}
        />
        {tab && <tab.component />}
      </section>
      <Scrubber />
    </div>
  );
}
