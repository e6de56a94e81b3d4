import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { CompanyView, PlayerView, RailView } from '../../rail/view.ts';
import { CompanyChip } from '../board/chip.tsx';
import parts from '../parts/parts.module.css';
import { useRailView } from './players.tsx';
import { useTable } from './state.ts';
import css from './table.module.css';

const SORTS = ['turn', 'cash', 'worth', 'liquid', 'certificates'] as const;
type Sort = (typeof SORTS)[number];

function sorted(view: RailView, sort: Sort): PlayerView[] {
  const inOrder = view.turnOrder.flatMap((seat) => view.players.find((player) => player.seat === seat) ?? []);
  return sort === 'turn' ? inOrder : inOrder.sort((a, b) => b[sort] - a[sort]);
}

/** Companies in operating order, those that are not on the market yet last. */
function columnsOf(view: RailView): CompanyView[] {
  const place = (id: string): number => {
    const at = view.order.indexOf(id);
    return at < 0 ? view.order.length : at;
  };
  return view.companies.filter(({ status }) => status !== 'closed').sort((a, b) => place(a.id) - place(b.id));
}

function Dot({ value }: { value: string | number }): JSX.Element {
  return value === 0 || value === '' ? <span class={css.none}>·</span> : <>{value}</>;
}

function Room({ player }: { player: PlayerView }): JSX.Element {
  const { words } = useTable().session;
  const { certificates, certificateLimit: limit } = player;
  if (limit === null) return <>{certificates}</>;
  return (
    <span class={css.room}>
      {certificates} / {limit}
      <span class={css.roomBar} aria-hidden="true">
        <i style={{ width: `${(100 * certificates) / limit}%` }} />
      </span>
      <small>{words.t('page.certificates-left', { number: Math.max(0, limit - certificates) })}</small>
    </span>
  );
}

/** Who holds how much of what; rows can be sorted. */
export function HoldingsCard(): JSX.Element {
  const { session } = useTable();
  const { words, title } = session;
  const view = useRailView();
  const [sort, setSort] = useState<Sort>('turn');
  const columns = columnsOf(view);
  const { turn } = session.shown.value;
  const SortHead = ({ by, label }: { by: Sort; label: string }): JSX.Element => (
    <th scope="col" aria-sort={sort === by ? 'descending' : 'none'}>
      <button type="button" class={css.sort} onClick={() => setSort(by)}>
        {label}
        {sort === by && ' ▾'}
      </button>
    </th>
  );
  const secondary: readonly (readonly [key: string, tell: (company: CompanyView) => string | number])[] = [
    ['ipo', ({ ipo }) => ipo],
    ['pool', ({ pool }) => pool],
    ['price', ({ price }) => price ?? '–'],
    ['par', ({ par }) => par ?? '–'],
    ['treasury', ({ cash }) => words.number(cash)],
    ['trains', ({ trains }) => trains.map(({ name }) => name).join(' ')],
  ];
  return (
    <section class={css.card}>
      <div class={css.cardHead}>
        <h2>
          {words.t('page.view.holdings')} <small>{words.t('page.holdings-help')}</small>
        </h2>
      </div>
      <div class={css.scroll}>
        <table class={css.holdings}>
          <thead>
            <tr>
              <SortHead by="turn" label={words.t('page.player')} />
              {columns.map(({ id, name }) => (
                <th key={id} scope="col" title={name}>
                  <CompanyChip id={id} look={title.drawing.look} size={25} label={id} />
                </th>
              ))}
              <SortHead by="cash" label={words.t('page.cash')} />
              <SortHead by="worth" label={words.t('page.worth')} />
              <SortHead by="liquid" label={words.t('page.liquid')} />
              <SortHead by="certificates" label={words.t('page.certificates')} />
            </tr>
          </thead>
          <tbody>
            {sorted(view, sort).map((player) => (
              <tr
                key={player.seat}
                data-acting={(turn.kind === 'decide' && turn.seat === player.seat) || undefined}
              >
                <th scope="row">
                  {words.name(player.seat)}{' '}
                  {view.priority === player.seat && <abbr class={parts.badge}>{words.t('page.pd')}</abbr>}
                </th>
                {columns.map(({ id }) => (
                  <td key={id} data-directs={player.directs.includes(id) || undefined}>
                    <Dot value={player.shares[id] ?? 0} />
                    {player.directs.includes(id) && '★'}
                  </td>
                ))}
                <td>{words.money(player.cash)}</td>
                <td>
                  <b>{words.money(player.worth)}</b>
                </td>
                <td>{words.money(player.liquid)}</td>
                <td>
                  <Room player={player} />
                </td>
              </tr>
            ))}
          </tbody>
          <tbody class={css.secondary}>
            {secondary.map(([key, tell]) => (
              <tr key={key}>
                <th scope="row">{words.t(`page.row.${key}`)}</th>
                {columns.map((company) => (
                  <td key={company.id}>
                    <Dot value={tell(company)} />
                  </td>
                ))}
                <td colSpan={4} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

export function HoldingsView(): JSX.Element {
  return (
    <div class={css.cards}>
      <HoldingsCard />
    </div>
  );
}
