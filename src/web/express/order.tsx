import type { JSX } from 'preact';
import { CompanyChip } from '../board/chip.tsx';
import { OrderRow } from '../family/order-row.tsx';
import { companyChanges } from './changes.ts';
import { useExpressTable, useExpressView } from './express-table.ts';
import { Changed } from './figures.tsx';
import { useChosen } from './preview.ts';

/** On a phone: the companies with what they have in their treasuries, and would have. */
export function ExpressOrder(): JSX.Element {
  const table = useExpressTable();
  const { words, title } = table.session;
  const view = useExpressView();
  // There is no pointer on a phone, and the row would move under one.
  const preview = useChosen();
  const changes = preview ? companyChanges(view, preview.view) : [];
  const entries = view.companies.map(({ id, name, treasury, open }) => ({
    id,
    isActing: table.within.value?.company === id || view.auction?.company === id,
    content: (
      <>
        <CompanyChip id={id} look={title.drawing.look} size={23} label={name} faded={!open} />
        {open ? (
          <b>
            <Changed
              isShort
              change={
                changes.find((change) => change.id === id)?.treasury ?? { from: treasury, to: treasury }
              }
            />
          </b>
        ) : (
          <b>–</b>
        )}
      </>
    ),
  }));
  return <OrderRow label={words.t('page.view.companies')} entries={entries} />;
}
