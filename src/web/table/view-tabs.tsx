import type { JSX } from 'preact';
import { familyOf, type TableView } from '../family/family.ts';
import { useTable } from '../family/table-state.ts';
import { Key } from '../parts/button.tsx';
import { isPhone } from '../parts/narrow.ts';
import css from './header.module.css';

export interface ViewTabsProps {
  readonly views: readonly TableView[];
  readonly shown: TableView;
  readonly onShow: (id: string) => void;
}

/** The views to choose from: in the header, or along the bottom of a phone. */
export function ViewTabs({ views, shown, onShow }: ViewTabsProps): JSX.Element {
  const { session } = useTable();
  const { words } = session;
  const phone = isPhone.value;
  const { tabs } = familyOf(session);
  const shownTabs = phone
    ? tabs.flatMap((id) => views.find((view) => view.id === id) ?? [])
    : views.filter(({ within }) => within === undefined);
  const current = shown.within ?? shown.id;
  return (
    <nav class={css.views} aria-label={words.t('page.views')}>
      {shownTabs.map((view) => (
        <button
          key={view.id}
          type="button"
          data-view={view.id}
          aria-current={view.id === current ? 'page' : undefined}
          onClick={() => onShow(view.id)}
        >
          {words.t(phone ? `page.tab.${view.id}` : `page.view.${view.id}`)}
          {!phone && <Key name={String(views.indexOf(view) + 1)} />}
        </button>
      ))}
    </nav>
  );
}
