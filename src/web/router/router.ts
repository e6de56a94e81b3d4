import { type ReadonlySignal, signal } from '@preact/signals';

/** Where the page is. It stands behind the `#`, so that any server and any file can hold the page. */
export type Route = (
  | { readonly page: 'home' }
  | {
      readonly page: 'table';
      readonly id: string;
      /** Empty: whichever the round is about. */
      readonly view: string;
    }
) & {
  /** The rule that is open for reading, wherever the page is; empty: none. */
  readonly rule: string;
};

/** Before the id of a rule, at the end of any address. */
const RULE = '/rule/';

function parse(hash: string): Route {
  const [path = '', ruleText = ''] = hash.replace(/^#\/?/, '/').split(RULE);
  const [, page, id, view] = path.split('/');
  const rule = decodeURIComponent(ruleText);
  if (page === 'table' && id) return { page: 'table', id: decodeURIComponent(id), view: view ?? '', rule };
  return { page: 'home', rule };
}

function pathOf(route: Route): string {
  if (route.page === 'home') return '#/';
  const table = `#/table/${encodeURIComponent(route.id)}`;
  return route.view === '' ? table : `${table}/${route.view}`;
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
  location.hash = format({ page: 'table', id, view: '', rule: '' });
}

/** Something else about the same page: going back leads to the page before, not through every view. */
function replace(next: Route): void {
  history.replaceState(null, '', format(next));
  current.value = next;
}

/** Another view of the same table. */
export function showView(view: string): void {
  const { value } = current;
  if (value.page === 'table' && value.view !== view) replace({ ...value, view });
}

/** Opens a rule beside whatever is shown, by its id; the prefix of a title opens all of its rules. */
export function showRule(rule: string): void {
  if (current.value.rule !== rule) replace({ ...current.value, rule });
}

export function closeRule(): void {
  showRule('');
}
