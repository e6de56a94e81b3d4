import type { JSX } from 'preact';
import { planOf } from '../history/planning.ts';
import { download, ownFile } from '../match/files.ts';
import { HereKeeper } from '../match/here-keeper.ts';
import type { Keeper } from '../match/keeper.ts';
import type { MatchSession } from '../match/session.ts';
import { Bar } from '../offline/bars.tsx';
import { Button, type ButtonProps } from '../parts/button.tsx';
import { toast } from '../parts/toast.tsx';
import { words } from '../words.ts';

/** Tells how this tab comes to its place, from now on; gives what ends that. */
export function tellOwnershipChanges(keeper: Keeper | null): () => void {
  if (!(keeper instanceof HereKeeper)) return () => {};
  const { change } = keeper.tabs;
  const known = change.peek();
  return change.subscribe((latest) => {
    if (latest && latest !== known) toast({ text: words.t(`page.tabs.${latest.how}`) });
  });
}

/** The keeper of a table whose game other tabs of this browser may have open; a plan at it belongs to it. */
function sharedBy(session: MatchSession): HereKeeper | null {
  const { keeper } = planOf(session)?.real ?? session;
  return keeper instanceof HereKeeper ? keeper : null;
}

/** Brings the game into this tab; null where it is played here already, or cannot be. */
export function TakeOver({ session, ...look }: { session: MatchSession } & ButtonProps): JSX.Element | null {
  const shared = sharedBy(session);
  if (shared?.tabs.place.value !== 'following' || shared.isGone.value) return null;
  return (
    <Button {...look} look="primary" data-take-over onPress={() => void shared.tabs.takeOver()}>
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
  switch (shared.tabs.place.value) {
    case 'writing':
      return null;
    case 'following':
      return (
        <Bar
          name="following"
          tone="warn"
          title={words.t(shared.tabs.isTaken.value ? 'page.tabs.taken' : 'page.tabs.elsewhere')}
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
