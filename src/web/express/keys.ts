import type { KeyOf } from '../parts/key-map.ts';

/** The key of each dial. */
export const DIAL_KEYS: Readonly<Record<string, KeyOf<'express'>>> = {
  auction: 'a',
  development: 'd',
  expansion: 'e',
};
