import type { NewTable } from '../../online/api.ts';
import type { Id } from '../../online/entry.ts';

/** The ordinary table of tests: Chicago Express, the host and two free seats, whatever else a host leaves as it is. */
export function wantedTable(id: Id, more: Partial<NewTable> = {}): NewTable {
  return {
    id,
    label: '',
    title: 'chicago-express',
    ruleSet: 'book',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'online', user: null }, { kind: 'online', user: null }],
    isDrawn: false,
    startsFull: false,
    visibility: 'link',
    undo: 'agreed',
    proxies: false,
    pace: 'live',
    clock: 'shown',
    match: null,
    ...more,
  };
}
