import type { JSX } from 'preact';
import { CompanyChip } from '../board/chip.tsx';
import infoCss from '../family/hex-info.module.css';
import { Button } from '../parts/button.tsx';
import parts from '../parts/parts.module.css';
import { RuleTag } from '../parts/rule.tsx';
import type { TipText } from '../parts/tip.tsx';
import { useExpressTable } from './express-table.ts';
import type { HexShown } from './view.ts';

interface HexInfoProps {
  readonly hex: HexShown;
  /** Why nothing can be done there now. */
  readonly whyNot: TipText | undefined;
  readonly onClose: () => void;
}

/** What is known of a hex: what the next engine costs, what it earns, who stands there, what a house would do. */
export function ExpressHexInfo({ hex, whyNot, onClose }: HexInfoProps): JSX.Element {
  const { words, title, rules } = useExpressTable().session;
  const { id, terrain, companies, nextCost, value, grant, house, houseBonus, doubt } = hex;
  const rows: [label: string, value: JSX.Element | string][] = [
    [words.t('page.express.hex.ground'), words.t(`board.express.${terrain}`)],
    [
      words.t('page.express.hex.engine'),
      nextCost === null ? words.t('page.express.hex.closed') : words.money(nextCost),
    ],
  ];
  if (value > 0) rows.push([words.t('page.express.hex.income'), `+${words.number(value)}`]);
  if (grant > 0 && nextCost !== null)
    rows.push([words.t('page.express.hex.grant'), `+${words.money(grant)}`]);
  if (house !== null) {
    const bonus = house ? 'built' : houseBonus > 0 ? 'income' : 'grant';
    rows.push([
      words.t('page.express.hex.house'),
      words.t(`page.express.hex.house.${bonus}`, { number: houseBonus }),
    ]);
  }
  if (companies.length > 0) {
    rows.push([
      words.t('page.express.hex.companies'),
      <span key="companies" class={infoCss.city}>
        {companies.map((company) => (
          <CompanyChip key={company} id={company} look={title.drawing.look} size={19} label={company} />
        ))}
      </span>,
    ]);
  }
  return (
    <section class={infoCss.card} aria-label={words.place(id)} data-hex-info={id}>
      <header>
        <b>{words.place(id)}</b>
        <Button look="icon" icon="close" aria-label={words.t('page.close')} onPress={onClose} />
      </header>
      <dl class={parts.facts}>
        {rows.map(([label, told]) => [<dt key={label}>{label}</dt>, <dd key={`${label} told`}>{told}</dd>])}
      </dl>
      {doubt && (
        <p class={infoCss.why}>
          {words.t('page.express.hex.doubt')} <RuleTag rule="CE-16" rules={rules} />
        </p>
      )}
      {whyNot && (
        <p class={infoCss.why}>
          {whyNot.text} {whyNot.rule !== undefined && <RuleTag rule={whyNot.rule} rules={rules} />}
        </p>
      )}
    </section>
  );
}
