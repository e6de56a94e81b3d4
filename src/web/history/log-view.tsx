import type { JSX } from 'preact';
import cards from '../family/cards.module.css';
import { familyOf } from '../family/family.ts';
import { useTable } from '../family/table-state.ts';
import { showView } from '../router/router.ts';
import { lookupsOf } from './lookups.ts';
import { Tabs } from './tabs.tsx';

/** The log and whatever else is looked up while deciding: each is a view of its own, so that going back leads to it. */
export function LogView({ shown }: { shown: string }): JSX.Element {
  const { session } = useTable();
  const { words } = session;
  const lookups = lookupsOf(familyOf(session));
  const Shown = lookups.find(({ id }) => id === shown)?.component;
  const nameOf = (id: string): string => words.t(`page.history.tab.${id}`);
  return (
    <div class={cards.cards} data-lookup={shown}>
      <Tabs
        label={words.t('page.lookups')}
        tabs={lookups}
        chosen={shown}
        nameOf={nameOf}
        labelOf={(id) => words.t('page.lookup', { view: nameOf(id) })}
        onChoose={showView}
      />
      <section class={cards.card}>{Shown && <Shown />}</section>
    </div>
  );
}
