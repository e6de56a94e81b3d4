import type { Messages } from '../../messages.ts';

/** Words of fields for amounts. */
export const PAGE_AMOUNTS: Messages = {
  'page.amount.wanted':
    '{stepped, select, yes {{from} bis {to} eingeben, in Schritten von {step}} other {{from} bis {to} eingeben}}',
};
