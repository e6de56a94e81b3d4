import { effect } from '@preact/signals';
import { host, me } from '../../online/account.ts';
import { route } from '../../router/router.ts';
import { words } from '../../words.ts';
import { renew, withdrawNotices } from './push.ts';

/** For as long as the page runs: this device stays reachable, and what has been looked at is not told any more. */
export function followNotices(): void {
  effect(() => {
    // What notices say is left in the language of now.
    void words.locale;
    // Nothing hangs on it: it is done again at the next start.
    if (host.value.kind === 'there' && me.value) renew().catch(() => {});
  });
  const withdraw = (): void => {
    const { value } = route;
    if (value.page === 'table' && document.visibilityState === 'visible')
      withdrawNotices(value.id).catch(() => {});
  };
  effect(withdraw);
  document.addEventListener('visibilitychange', withdraw);
}
