import type { Messages } from '../../messages.ts';

/** Words of fields for amounts. */
export const PAGE_AMOUNTS: Messages = {
  'page.amount.wanted':
    '{stepped, select, yes {Введите от {from} до {to}, с шагом {step}} other {Введите от {from} до {to}}}',
};
