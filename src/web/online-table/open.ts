import { effect } from '@preact/signals';
import type { Id } from '../../online/entry.ts';
import type { Title } from '../../titles/title.ts';
import { furnish } from '../family/furniture.ts';
import { me } from '../online/account.ts';
import { ask } from '../online/client.ts';
import { Company } from '../online/company.ts';
import { openOnline, type OnlineOpened, type OnlineTable } from '../online/open-table.ts';
import { PAGE_WORLD } from '../online/page-world.ts';
import { loadOnlineWords } from '../words.ts';
import { sitAt } from './at-table.ts';
import { muted } from './chat-state.ts';
import { ONLINE_FURNITURE } from './furniture.tsx';

/** Whose lines are not to be shown, as the user has said on any device. */
async function loadMuted(): Promise<void> {
  const outcome = await ask('relations');
  if (outcome.kind === 'done')
    muted.value = new Set(outcome.answer.filter(({ mute, block }) => mute || block).map(({ id }) => id));
}

/** Calls when a table has to be opened again: under other rules, or by somebody else. Gives what ends that. */
export function whenOutdated({ keeper }: OnlineTable, again: () => void): () => void {
  return effect(() => {
    const isSomebodyElse = (me.value?.id ?? null) !== keeper.user;
    if (keeper.isOutdated.value || isSomebodyElse) again();
  });
}

/** Opens a table of the server, with everything it has besides. */
export async function openOnlineTable(id: Id, onTitle: (title: Title) => void): Promise<OnlineOpened> {
  await loadOnlineWords();
  const opened = await openOnline(id, PAGE_WORLD, onTitle);
  if (opened.kind !== 'open') return opened;
  const { session, keeper, info } = opened.table;
  const { newKey, later } = PAGE_WORLD;
  const askInfo = async (): Promise<typeof info | null> => {
    const told = await ask('table', { params: { id } });
    return told.kind === 'done' ? told.answer : null;
  };
  const company = new Company({ keeper, info, newKey, later, askInfo });
  company.listen();
  sitAt({ session, keeper, company, ask });
  furnish(keeper, ONLINE_FURNITURE);
  if (keeper.user !== null) void loadMuted();
  return opened;
}
