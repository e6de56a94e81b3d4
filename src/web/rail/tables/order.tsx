import type { JSX } from 'preact';
import { CompanyChip } from '../../board/chip.tsx';
import { OrderRow } from '../../family/order-row.tsx';
import { abbr } from '../../parts/abbr.ts';
import parts from '../../parts/parts.module.css';
import { useRailTable, useRailView } from '../rail-table.ts';
import { playersInOrder } from './in-order.ts';
import { Trouble } from './trouble.tsx';

/** On a phone: the companies as they operate, or the players where it is they who act. */
export function RailOrder(): JSX.Element {
  const { session } = useRailTable();
  const { words, title } = session;
  const view = useRailView();
  const { turn } = session.shown.value;
  const operators = view.order.flatMap((id) => view.companies.find((company) => company.id === id) ?? []);
  if (view.round.kind === 'operating' && operators.length > 0) {
    const entries = operators.map((company) => ({
      id: company.id,
      isActing: company.id === view.operator,
      content: (
        <>
          <CompanyChip id={company.id} look={title.drawing.look} size={23} label={company.id} />
          <b>{company.price === null ? '–' : words.number(company.price)}</b>
          <Trouble company={company} />
        </>
      ),
    }));
    return <OrderRow label={words.t('page.strip')} entries={entries} />;
  }
  const entries = playersInOrder(view).map(({ seat, cash }) => ({
    id: String(seat),
    isActing: turn.kind === 'decide' && turn.seat === seat,
    content: (
      <>
        <span>{words.name(seat)}</span>
        {view.priority === seat && (
          <abbr class={parts.badge} {...abbr('priority')}>
            {words.t('page.pd')}
          </abbr>
        )}
        <b>{words.money(cash)}</b>
      </>
    ),
  }));
  return <OrderRow label={words.t('page.players-heading')} entries={entries} />;
}
