/** The key of each dial. */
export const DIAL_KEYS: Readonly<Record<string, string>> = {
  auction: 'a',
  development: 'd',
  expansion: 'e',
};

/** For the help: every key with what it does (`page.key.…`). */
export const EXPRESS_KEYS: readonly (readonly [key: string, what: string])[] = [
  ...Object.entries(DIAL_KEYS).map(([dial, key]) => [key.toUpperCase(), `dial-${dial}`] as const),
  ['⌫', 'last-hex'],
];
