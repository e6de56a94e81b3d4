/** Numbers, amounts and lists as a language writes them. */
export interface Formats {
  readonly money: (amount: number) => string;
  readonly number: (value: number) => string;
  /** 60 is sixty per cent. */
  readonly percent: (value: number) => string;
  readonly and: (items: readonly string[]) => string;
  readonly or: (items: readonly string[]) => string;
}

const CODES: Readonly<Record<string, string>> = { '£': 'GBP', $: 'USD' };

/** A language nobody speaks, for development: English with accents (`pseudo.ts`). */
export const PSEUDO_LOCALE = 'qps';

/** Plain English counts and lists in the British way: `A, B and C`. What is made of it does the same. */
export function intlLocale(locale: string): string {
  return locale === 'en' || locale === PSEUDO_LOCALE ? 'en-GB' : locale;
}

/** A hyphen is no minus: it is shorter than a plus. */
function withMinus(text: string): string {
  return text.replace('-', '−');
}

/** `currency` is a sign such as `£`. */
export function makeFormats(locale: string, currency: string): Formats {
  const intl = intlLocale(locale);
  const money = new Intl.NumberFormat(intl, {
    style: 'currency',
    currency: CODES[currency] ?? currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  });
  const number = new Intl.NumberFormat(intl);
  const percent = new Intl.NumberFormat(intl, { style: 'percent', maximumFractionDigits: 1 });
  const and = new Intl.ListFormat(intl, { type: 'conjunction' });
  const or = new Intl.ListFormat(intl, { type: 'disjunction' });
  return {
    money: (amount) => withMinus(money.format(amount)),
    number: (value) => withMinus(number.format(value)),
    percent: (value) => withMinus(percent.format(value / 100)),
    and: (items) => and.format(items),
    or: (items) => or.format(items),
  };
}
