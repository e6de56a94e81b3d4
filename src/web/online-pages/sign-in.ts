import type { Me } from '../../online/api.ts';
import { me, setMe, site } from '../online/account.ts';
import { ask, type Outcome } from '../online/client.ts';
import { words } from '../words.ts';
import { troubleOf } from './problems.ts';

/** Takes over who the server says we are now; why not, in words. */
export function becoming(outcome: Outcome<Me>): string | null {
  if (outcome.kind === 'done') setMe(outcome.answer);
  return troubleOf(outcome);
}

/** Makes sure that the server knows us: those who have not signed in become guests under this name. Why not, in words. */
export async function beSomebody(name: string): Promise<string | null> {
  if (me.value) return null;
  if (site.value?.guests === false) return words.t('page.online.no-guests');
  return becoming(await ask('beGuest', { body: { name } }));
}
