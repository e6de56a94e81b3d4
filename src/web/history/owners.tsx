import type { JSX } from 'preact';
import { CompanyChip } from '../board/chip.tsx';
import css from '../charts/charts.module.css';
import { seatLine } from '../charts/line-chart.tsx';
import type { Holding, Ownership } from '../charts/ownership.ts';
import { familyOf } from '../family/family.ts';
import { useTable } from '../family/table-state.ts';
import { abbr } from '../parts/abbr.ts';
import { initialsOf } from '../parts/initials.ts';

/** Parts of less than this have no room for a name. */
const ROOM_FOR_NAME = 0.16;

function Part({ holding, ownership }: { holding: Holding; ownership: Ownership }): JSX.Element {
  const { session } = useTable();
  const { words } = session;
  const { holder, amount } = holding;
  const name = typeof holder === 'number' ? words.name(holder) : words.t(`page.owners.${holder}`);
  const number = familyOf(session).holding(words, amount);
  const short = typeof holder === 'number' ? initialsOf(session.names)[holder] : name.slice(0, 2);
  const isDirector = holder === ownership.director;
  const part = amount / ownership.whole;
  return (
    <li
      class={css.ownerPart}
      style={{
        width: `${part * 100}%`,
        ...(typeof holder === 'number' && { '--holder': seatLine(holder).stroke }),
      }}
      data-holder={typeof holder === 'number' ? 'seat' : holder}
      {...abbr('text', `${name} ${number}`)}
    >
      <span>
        {part >= ROOM_FOR_NAME ? name : short}
        {isDirector && ' ★'}
      </span>
      <b>{number}</b>
    </li>
  );
}

/** Who owns what, as a bar for every company. */
export function OwnersCard(): JSX.Element {
  const { session } = useTable();
  const { words, title } = session;
  const { view } = session.shown.value;
  const family = familyOf(session);
  const companies = family.ownership(view);
  if (companies.length === 0) return <p class={css.quiet}>{words.t('page.owners.none')}</p>;
  return (
    <section class={css.block} data-owners>
      <h3>
        {words.t('page.owners')} <small>{words.t(`page.owners.note.${family.id}`)}</small>
      </h3>
      <ul class={css.owners}>
        {companies.map((ownership) => (
          <li key={ownership.company}>
            <CompanyChip
              id={ownership.company}
              look={title.drawing.look}
              size={27}
              label={ownership.company}
            />
            <ul class={css.ownerBar}>
              {ownership.holdings.map((holding) => (
                <Part key={holding.holder} holding={holding} ownership={ownership} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
