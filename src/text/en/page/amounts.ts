import type { Messages } from '../../messages.ts';

/** Words of fields for amounts. */
export const PAGE_AMOUNTS: Messages = {
  'page.amount.wanted':
    '{stepped, select, yes {Enter {from} to {to}, in steps of {step}} other {Enter {from} to {to}}}',
};
