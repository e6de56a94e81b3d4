import type { Messages } from '../../messages.ts';
import { PAGE_ONLINE } from './online-pages.ts';
import { PAGE_ONLINE_TABLE } from './online-table.ts';

/** What is said only where there is a server to play on. */
export const ONLINE: Messages = { ...PAGE_ONLINE, ...PAGE_ONLINE_TABLE };
