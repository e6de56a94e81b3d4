import { type ReadonlySignal, signal } from '@preact/signals';

/** The current page. It is kept after the `#`, so that any server and any file can hold the page. */
export type Route = (
  | { readonly page: 'home' }
  /** About a title. */
  | { readonly page: 'title'; readonly id: string }
  | {
      readonly page: 'table';
      readonly id: string;
      /** Empty: the one the round is about. */
      readonly view: string;
      /** The earlier position on show; null: the game as it is. */
      readonly at: number | null;
    }
  /** Open tables across the internet. */
  | { readonly page: 'online' }
  /** A table across the internet before it starts, with the key of an invitation. */
  | { readonly page: 'join'; readonly id: string; readonly key: string | null }
  /** Who I am to the server. */
  | { readonly page: 'me' }
  /** Carries me to this device. */
  | { readonly page: 'device'; readonly key: string }
) & {
  /** The rule that is open for reading, on any page; empty: none. */
  readonly rule: string;
};

/** Before the number of a position. */
const AT = '/at/';

/** Before the id of a rule, at the end of any address. */
const RULE = '/rule/';

function parse(hash: string): Route {
  const [path = '', ruleText = ''] = hash.replace(/^#\/?/, '/').split(RULE);
  const [place = '', atText = ''] = path.split(AT);
  const [, page, id, view] = place.split('/');
  const rule = decodeURIComponent(ruleText);
  if (page === 'table' && id) {
    const at = /^\d+$/.test(atText) ? Number(atText) : null;
    return { page: 'table', id: decodeURIComponent(id), view: view ?? '', at, rule };
  }
  if (page === 'title' && id) return { page: 'title', id: decodeURIComponent(id), rule };
  if (page === 'join' && id) {
    return { page: 'join', id: decodeURIComponent(id), key: view ? decodeURIComponent(view) : null, rule };
  }
  if (page === 'device' && id) return { page: 'device', key: decodeURIComponent(id), rule };
  if (page === 'online') return { page, rule };
  if (page === 'me' || page === 'device') return { page: 'me', rule };
  return { page: 'home', rule };
}

/** The address of the page about a title. */
export function titleAddress(id: string): string {
  return `#/title/${encodeURIComponent(id)}`;
}

/** The address of an invitation, below the page. */
function joinPath(id: string, key: string | null): string {
  const path = `#/join/${encodeURIComponent(id)}`;
  return key === null ? path : `${path}/${encodeURIComponent(key)}`;
}

function pathOf(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'online':
    case 'me':
      return `#/${route.page}`;
    case 'title':
      return titleAddress(route.id);
    case 'join':
      return joinPath(route.id, route.key);
    case 'device':
      return `#/device/${encodeURIComponent(route.key)}`;
    case 'table':
      return tablePath(route);
  }
}

function tablePath(route: Extract<Route, { page: 'table' }>): string {
  const table = `#/table/${encodeURIComponent(route.id)}`;
  const view = route.view === '' ? table : `${table}/${route.view}`;
  return route.at === null ? view : view + AT + route.at;
}

function format(route: Route): string {
  const path = pathOf(route);
  return route.rule === '' ? path : path.replace(/\/$/, '') + RULE + encodeURIComponent(route.rule);
}

const current = signal<Route>(parse(location.hash));
addEventListener('hashchange', () => {
  current.value = parse(location.hash);
});

export const route: ReadonlySignal<Route> = current;

export function goHome(): void {
  location.hash = format({ page: 'home', rule: '' });
}

export function goToTable(id: string): void {
  location.hash = format({ page: 'table', id, view: '', at: null, rule: '' });
}

/** Home, in place of a page that is done with. */
export function replaceWithHome(): void {
  replace({ page: 'home', rule: '' });
}

/** The waiting room of a table. */
export function goToJoin(id: string, key: string | null = null): void {
  location.hash = joinPath(id, key);
}

export function goToMe(): void {
  location.hash = '#/me';
}

/** Takes the key that leads here out of the address and the history; the page stays. */
export function hideDeviceKey(): void {
  if (current.value.page === 'device') history.replaceState(null, '', '#/device');
}

/** The whole address of an invitation, to be passed on. */
export function invitationAddress(id: string, key: string | null): string {
  return new URL(joinPath(id, key), location.href).href;
}

/** The whole address that carries me to another device. */
export function deviceAddress(key: string): string {
  return new URL(`#/device/${encodeURIComponent(key)}`, location.href).href;
}

/** Something else about the same page that going back does not lead through. */
function replace(next: Route): void {
  history.replaceState(null, '', format(next));
  current.value = next;
}

/** A step that going back takes back. */
function push(next: Route): void {
  history.pushState(null, '', format(next));
  current.value = next;
}

/** The table whose waiting room this was: going back leads past it. */
export function replaceWithTable(id: string): void {
  replace({ page: 'table', id, view: '', at: null, rule: '' });
}

/** Another view of the same table, of its present or of an earlier position. */
export function showView(view: string, at?: number | null): void {
  const { value } = current;
  if (value.page !== 'table') return;
  const next = { ...value, view, at: at === undefined ? value.at : at };
  if (next.view !== value.view) push(next);
  else if (next.at !== value.at) replace(next);
}

/** The view that the round asks for, from now on. */
export function followRound(): void {
  const { value } = current;
  if (value.page === 'table' && value.view !== '') replace({ ...value, view: '' });
}

/** Another position of the same table; null is the game as it is. */
export function showPosition(at: number | null): void {
  const { value } = current;
  if (value.page === 'table' && value.at !== at) replace({ ...value, at });
}

/** The address of an earlier position of this table, for a link. */
export function pastAddress(at: number): string {
  const { value } = current;
  return format(value.page === 'table' ? { ...value, view: 'history', at, rule: '' } : value);
}

/** The whole address of a position, to be kept or passed on. */
export function addressAt(id: string, view: string, at: number): string {
  return new URL(format({ page: 'table', id, view, at, rule: '' }), location.href).href;
}

/** Opens a rule by its id, beside the current page; the prefix of a title opens all of its rules. */
export function showRule(rule: string): void {
  if (current.value.rule !== rule) replace({ ...current.value, rule });
}

export function closeRule(): void {
  showRule('');
}
