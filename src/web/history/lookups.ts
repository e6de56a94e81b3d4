import type { ComponentType } from 'preact';
import type { Family } from '../family/family.ts';
import { LogCard } from './log.tsx';
import { OwnersCard } from './owners.tsx';

/** Something to look up about a game: while deciding, and beside the board of the history. */
export interface Lookup {
  readonly id: string;
  readonly component: ComponentType;
}

export function lookupsOf<V>({ lookups }: Pick<Family<V>, 'lookups'>): readonly Lookup[] {
  return [{ id: 'log', component: LogCard }, { id: 'owners', component: OwnersCard }, ...lookups];
}
