import type { Messages } from '../../messages.ts';

/** Words of fields for amounts. */
export const PAGE_AMOUNTS: Messages = {
  'page.amount.wanted':
    '{stepped, select, yes {Wpisz od {from} do {to}, co {step}} other {Wpisz od {from} do {to}}}',
};
