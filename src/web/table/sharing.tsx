import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { planOf } from '../history/planning.ts';
import { download, ownFile } from '../match/files.ts';
import type { MatchSession } from '../match/session.ts';
import { SharedGame, type Turnabout } from '../match/shared-game.ts';
import { Bar } from '../offline/bars.tsx';
import { Button, type ButtonProps } from '../parts/button.tsx';
import { toast } from '../parts/toast.tsx';
import { news, store } from '../services.ts';
import { words } from '../words.ts';

const current = signal<SharedGame | null>(null);

function tellTurnabout(how: Turnabout): void {
  toast({ text: words.t(`page.tabs.${how}`) });
}

/** Joins a game that other tabs may have open. The caller must leave it again. */
export function shareGame(id: string): SharedGame {
  current.value = new SharedGame(id, store, news, tellTurnabout);
  return current.value;
}

/** How the game of a table is shared; a plan at it belongs to it. */
function sharedBy(session: MatchSession): SharedGame | null {
  const real = planOf(session)?.real ?? session;
  return current.value?.id === real.id ? current.value : null;
}

/** Brings the game into this tab; null where it is played here already, or cannot be. */
export function TakeOver({ session, ...look }: { session: MatchSession } & ButtonProps): JSX.Element | null {
  const shared = sharedBy(session);
  if (shared?.place.value !== 'following' || shared.isGone.value) return null;
  return (
    <Button {...look} look="primary" data-take-over onPress={() => void shared.takeOver()}>
      {words.t('page.tabs.take-over')}
    </Button>
  );
}

/** What other tabs have to do with this game: one plays it, or one has deleted it. */
export function SharingBars({ session }: { session: MatchSession }): JSX.Element | null {
  const shared = sharedBy(session);
  if (!shared) return null;
  if (shared.isGone.value) {
    return (
      <Bar name="gone" tone="warn" title={words.t('page.tabs.gone')} text={words.t('page.tabs.gone-help')}>
        <Button small look="primary" data-keep onPress={() => void shared.keep()}>
          {words.t('page.tabs.keep')}
        </Button>
        <Button small icon="save" onPress={() => download(ownFile(session.match()))}>
          {words.t('page.export.own')}
        </Button>
      </Bar>
    );
  }
  switch (shared.place.value) {
    case 'writing':
      return null;
    case 'following':
      return (
        <Bar
          name="following"
          tone="warn"
          title={words.t(shared.isTaken.value ? 'page.tabs.taken' : 'page.tabs.elsewhere')}
          text={words.t('page.tabs.elsewhere-help')}
        >
          <TakeOver session={session} small />
        </Bar>
      );
    case 'lost':
      return (
        <Bar
          name="lost"
          tone="warn"
          title={words.t('page.tabs.elsewhere')}
          text={words.t('page.tabs.lost-help')}
        >
          <Button small look="primary" onPress={() => location.reload()}>
            {words.t('page.tabs.reload')}
          </Button>
        </Bar>
      );
  }
}
