import { type ReadonlySignal, signal } from '@preact/signals';

/** Where the page is. It stands behind the `#`, so that any server and any file can hold the page. */
export type Route =
  | { readonly page: 'home' }
  | {
      readonly page: 'table';
      readonly id: string;
      /** Empty: whichever the round is about. */
      readonly view: string;
    };

function parse(hash: string): Route {
  const [page, id, view] = hash.replace(/^#\/?/, '').split('/');
  if (page === 'table' && id) return { page: 'table', id: decodeURIComponent(id), view: view ?? '' };
  return { page: 'home' };
}

function format(route: Route): string {
  if (route.page === 'home') return '#/';
  const table = `#/table/${encodeURIComponent(route.id)}`;
  return route.view === '' ? table : `${table}/${route.view}`;
}

const current = signal<Route>(parse(location.hash));
addEventListener('hashchange', () => {
  current.value = parse(location.hash);
});

export const route: ReadonlySignal<Route> = current;

export function goHome(): void {
  location.hash = format({ page: 'home' });
}

export function goToTable(id: string): void {
  location.hash = format({ page: 'table', id, view: '' });
}

/** Another view of the same table: going back leads to the page before, not through every view. */
export function showView(view: string): void {
  const { value } = current;
  if (value.page !== 'table' || value.view === view) return;
  const next = { ...value, view };
  history.replaceState(null, '', format(next));
  current.value = next;
}
