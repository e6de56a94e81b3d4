import type { JSX } from 'preact';
import { familyOf, type TableView } from '../family/family.ts';
import { useTable } from '../family/table-state.ts';
import { Key } from '../parts/button.tsx';
import { isPhone } from '../parts/narrow.ts';
import { showView } from '../router/router.ts';
import css from './header.module.css';

/** The views to choose from: in the header, or along the bottom of a phone. */
export function ViewTabs({ views, shown }: { views: readonly TableView[]; shown: TableView }): JSX.Element {
  const { session } = useTable();
  const { words } = session;
  const phone = isPhone.value;
  const { tabs } = familyOf(session);
  const shownTabs = phone ? views.toSorted((a, b) => tabs.indexOf(a.id) - tabs.indexOf(b.id)) : views;
  return (
    <nav class={css.views} aria-label={words.t('page.views')}>
      {shownTabs.map((view) => (
        <button
          key={view.id}
          type="button"
          data-view={view.id}
          aria-current={view === shown ? 'page' : undefined}
          onClick={() => showView(view.id)}
        >
          {words.t(phone ? `page.tab.${view.id}` : `page.view.${view.id}`)}
          {!phone && <Key name={String(views.indexOf(view) + 1)} />}
        </button>
      ))}
    </nav>
  );
}
