import type { NewTable } from '../../../online/api.ts';
import { newKey } from '../../match/entries.ts';
import { me } from '../../online/account.ts';
import { ask } from '../../online/client.ts';
import type { TableWish } from '../../online/slots.ts';
import { goToJoin } from '../../router/router.ts';
import { words } from '../../words.ts';
import { invite } from '../invitations.ts';
import { troubleOf } from '../problems.ts';
import { beSomebody } from '../sign-in.ts';

type Plan = Omit<NewTable, 'id'>;

function planOf({ title, ruleSet, options, seats, agreement, match }: TableWish): Plan {
  return {
    ...agreement,
    title,
    ruleSet,
    options: { ...options },
    seats: [...seats],
    // A game that has begun has its order.
    isDrawn: agreement.isDrawn && match === null,
    proxies: false,
    clock: agreement.pace === 'live' ? 'shown' : 'none',
    match,
  };
}

/** What was asked for last and may have been done, though no answer came: asked again, it must not make a second table. */
let asked: { readonly plan: string; readonly id: string } | null = null;

/** Makes a table and an invitation to it, and goes to its waiting room; why not, in words. */
export async function makeTable(wish: TableWish): Promise<string | null> {
  if (!me.value && wish.hostName === '') return words.t('page.online.needs-name');
  const stranger = await beSomebody(wish.hostName);
  if (stranger !== null) return stranger;
  const plan = planOf(wish);
  const text = JSON.stringify(plan);
  if (asked?.plan !== text) asked = { plan: text, id: newKey() };
  const { id } = asked;
  const made = await ask('makeTable', { body: { id, ...plan } });
  if (made.kind !== 'done') return troubleOf(made);
  asked = null;
  // Without an invitation the waiting room offers to make one.
  await invite(id);
  goToJoin(id);
  return null;
}
