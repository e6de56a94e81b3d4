import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { HexId } from '../../../rail/hex.ts';
import type { CompanyId } from '../../../rail/tokens.ts';
import type { PrivateView, RailView } from '../../../rail/view.ts';
import { CompanyChip } from '../../board/chip.tsx';
import { showTip, tipHandlers } from '../../parts/tip.tsx';
import { companyIn } from '../lookup.ts';
import { railView } from '../position.ts';
import type { RailSession, RailTable } from '../rail-table.ts';
import css from './money.module.css';

/** What the user points at is marked on the board. */
function Pointed({
  table,
  hexes,
  isChosen,
  children,
}: {
  table: RailTable;
  hexes: readonly HexId[];
  isChosen: boolean;
  children: ComponentChildren;
}): JSX.Element {
  const shown = useRef<readonly HexId[] | null>(null);
  const show = (): void => {
    if (hexes.length === 0) return;
    shown.current = hexes;
    table.board.value = { ...table.board.value, marked: hexes };
  };
  const hide = (): void => {
    const { marked, ...others } = table.board.value;
    if (marked !== undefined && marked === shown.current) table.board.value = others;
  };
  const card = useRef<HTMLElement>(null);
  // The consequences of a choice are at the end of its card.
  useEffect(() => {
    if (isChosen) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <article
      ref={card}
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

/** Where a private company applies, or the company it belongs to. */
function hexesOf(view: RailView, { hexes, company }: PrivateView): readonly HexId[] {
  const home = companyIn(view, company)?.home ?? null;
  return hexes.length > 0 || home === null ? hexes : [home];
}

/** Its id, with the rules behind it. */
function RulesOf({ session, about }: { session: RailSession; about: PrivateView }): JSX.Element {
  const { rules } = session;
  const tip = {
    text: session.words.list(about.rules.map((rule) => rules[rule] ?? rule)),
    rule: about.rules.join(' · '),
  };
  return (
    <button
      type="button"
      class={css.tag}
      {...tipHandlers(tip)}
      onClick={({ currentTarget }) => showTip(currentTarget, tip)}
    >
      {about.id}
    </button>
  );
}

/** A private company: its name, what it pays and what it is good for. */
export function PrivateCard({
  table,
  about,
  value,
  isChosen = false,
  children,
}: {
  table: RailTable;
  about: PrivateView;
  /** Beside the name: a price, an owner. */
  value: ComponentChildren;
  isChosen?: boolean;
  children?: ComponentChildren;
}): JSX.Element {
  const { session } = table;
  const { words } = session;
  const { id, name, income, flags } = about;
  const said = [
    words.t('page.privates.pays', { income }),
    words.privateAbout(id),
    ...flags.map((flag) => words.t('page.privates.flag', { what: words.flag(flag) })),
  ];
  return (
    <Pointed table={table} hexes={hexesOf(railView(session), about)} isChosen={isChosen}>
      <header>
        <RulesOf session={session} about={about} />
        <b>{name}</b>
        <span>{value}</span>
      </header>
      <p class={css.note}>{said.filter(Boolean).join(' ')}</p>
      {children}
    </Pointed>
  );
}

/** A company among things that can be bought. */
export function CompanyCard({
  table,
  id,
  value,
  isChosen = false,
  children,
}: {
  table: RailTable;
  id: CompanyId;
  value: ComponentChildren;
  isChosen?: boolean;
  children?: ComponentChildren;
}): JSX.Element {
  const { session } = table;
  const company = companyIn(railView(session), id);
  const name = company?.name ?? id;
  return (
    <Pointed table={table} hexes={company?.home ? [company.home] : []} isChosen={isChosen}>
      <header>
        <CompanyChip id={id} look={session.title.drawing.look} size={26} label={id} />
        <b>{name}</b>
        <span>{value}</span>
      </header>
      {children}
    </Pointed>
  );
}
