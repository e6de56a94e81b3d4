import type { ComponentChildren, JSX } from 'preact';
import type { HexId } from '../../rail/hex.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import type { PrivateView, RailView } from '../../rail/view.ts';
import { CompanyChip } from '../board/chip.tsx';
import { RuleTag } from '../parts/rule.tsx';
import type { TableState } from '../table/state.ts';
import { companyIn } from './money-changes.ts';
import css from './money.module.css';
import { railView } from './track-place.ts';

/** What somebody points at is shown on the board, as long as nothing else is. */
function Pointed({
  table,
  hexes,
  note,
  isChosen,
  children,
}: {
  table: TableState;
  hexes: readonly HexId[];
  note: string;
  isChosen: boolean;
  children: ComponentChildren;
}): JSX.Element {
  const show = (): void => {
    const isFree = table.board.value.choice === undefined;
    if (hexes.length > 0 && isFree) table.board.value = { legal: hexes, legalNote: note };
  };
  const hide = (): void => {
    if (table.board.value.legalNote === note) table.board.value = {};
  };
  return (
    <article
      class={css.card}
      data-chosen={isChosen || undefined}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocusIn={show}
      onFocusOut={hide}
    >
      {children}
    </article>
  );
}

export function privateIn({ privates }: Pick<RailView, 'privates'>, id: string | null): PrivateView | null {
  return privates.find((one) => one.id === id) ?? null;
}

/** Where a private company has something to do, or the company it belongs to. */
function hexesOf(view: RailView, { hexes, company }: PrivateView): readonly HexId[] {
  const home = companyIn(view, company)?.home ?? null;
  return hexes.length > 0 || home === null ? hexes : [home];
}

/** A private company: its name, what it pays and what it is good for. */
export function PrivateCard({
  table,
  about,
  value,
  isChosen = false,
  children,
}: {
  table: TableState;
  about: PrivateView;
  /** Beside the name: a price, an owner. */
  value: ComponentChildren;
  isChosen?: boolean;
  children?: ComponentChildren;
}): JSX.Element {
  const { session } = table;
  const { words, title } = session;
  const { id, name, income, flags, rules } = about;
  const said = [
    words.t('page.privates.pays', { income }),
    words.privateAbout(id),
    ...flags.map((flag) => words.t('page.privates.flag', { what: words.flag(flag) })),
  ];
  return (
    <Pointed
      table={table}
      hexes={hexesOf(railView(session), about)}
      note={words.t('page.privates.hexes', { name })}
      isChosen={isChosen}
    >
      <header>
        <span class={css.tag}>{id}</span>
        <b>{name}</b>
        <span>{value}</span>
      </header>
      <p class={css.note}>
        {said.filter(Boolean).join(' ')}{' '}
        {rules.map((rule) => (
          <>
            <RuleTag key={rule} rule={rule} rules={title.game.rules} />{' '}
          </>
        ))}
      </p>
      {children}
    </Pointed>
  );
}

/** A company among things that can be had. */
export function CompanyCard({
  table,
  id,
  value,
  isChosen = false,
  children,
}: {
  table: TableState;
  id: CompanyId;
  value: ComponentChildren;
  isChosen?: boolean;
  children?: ComponentChildren;
}): JSX.Element {
  const { session } = table;
  const company = companyIn(railView(session), id);
  const name = company?.name ?? id;
  return (
    <Pointed
      table={table}
      hexes={company?.home ? [company.home] : []}
      note={session.words.t('page.privates.home', { name })}
      isChosen={isChosen}
    >
      <header>
        <CompanyChip id={id} look={session.title.drawing.look} size={26} label={id} />
        <b>{name}</b>
        <span>{value}</span>
      </header>
      {children}
    </Pointed>
  );
}
