import { vi } from 'vitest';
import type { Me } from '../online/api.ts';
import { askSiteAgain, setMe } from '../web/online/account.ts';
import type { FakeSite } from './fake-site.ts';

/** Has a page in a test come from a server, with somebody signed in there or nobody. */
export async function openSite(site: FakeSite, me: Me | null = null): Promise<void> {
  site.site = { ...site.site, me };
  setMe(me);
  vi.stubGlobal('fetch', site.fetch);
  await askSiteAgain();
  site.asked.length = 0;
}
