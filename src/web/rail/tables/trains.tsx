import { Fragment, type JSX } from 'preact';
import type { PhaseView, TrainView } from '../../../rail/view.ts';
import { CompanyChip } from '../../board/chip.tsx';
import cards from '../../family/cards.module.css';
import { ColumnTable, type TableColumn } from '../../family/column-table.tsx';
import { abbr } from '../../parts/abbr.ts';
import { Icon } from '../../parts/icons.tsx';
import { useRailTable, useRailView } from '../rail-table.ts';
import css from './companies.module.css';
import { nextRust, ownersOf } from './train-facts.ts';

/** `The first 5 takes away 3: CAR, SAR`. */
function RustLine(): JSX.Element | null {
  const { words, title } = useRailTable().session;
  const view = useRailView();
  const rust = nextRust(view);
  if (!rust) return null;
  const victims = words.list(rust.victims.map(({ sides }) => sides.map(({ name }) => name).join('/')));
  return (
    <p class={css.rust}>
      <Icon name="info" />
      {words.t(rust.owners.length === 0 ? 'page.trains.rust-nobody' : 'page.trains.rust', {
        trigger: rust.trigger,
        victims,
      })}
      {rust.owners.length > 0 &&
        rust.owners.map(({ id }) => (
          <CompanyChip key={id} id={id} look={title.drawing.look} size={17} label={id} />
        ))}
    </p>
  );
}

function useTrainColumns(): TableColumn<TrainView>[] {
  const { words, title } = useRailTable().session;
  const { companies } = useRailView();
  const number = (value: number | null): string => (value === null ? '∞' : words.number(value));
  const stockOf = ({ status, left, total, inPool }: TrainView): string => {
    if (left === null && total === null && status !== 'gone') return '∞';
    return [
      ...(status === 'gone'
        ? [words.t('page.train.out')]
        : [words.t('page.of', { some: number(left), all: number(total) })]),
      ...(inPool > 0 ? [words.t('page.train.pool', { number: inPool })] : []),
    ].join(' ');
  };
  const endOf = ({ rusted, rustsOn }: TrainView): string => {
    if (rusted) return words.t('page.train.rusted');
    return rustsOn === null ? words.t('page.train.stays') : words.t('page.train.rusts-on', { name: rustsOn });
  };
  return [
    {
      id: 'train',
      width: 3.5,
      rank: 0,
      head: words.t('page.row.train'),
      cell: ({ sides }) =>
        sides.map(({ name }, index) => (
          <Fragment key={name}>
            {index > 0 && ' / '}
            <abbr {...abbr('train', name)}>{name}</abbr>
          </Fragment>
        )),
    },
    {
      id: 'price',
      width: 5.5,
      rank: 1,
      look: 'number',
      head: words.t('page.row.cost'),
      cell: ({ sides }) => sides.map(({ price }) => words.money(price)).join(' / '),
    },
    {
      id: 'left',
      width: 4.5,
      rank: 2,
      look: 'number',
      head: words.t('page.row.left'),
      cell: stockOf,
    },
    {
      id: 'rusts',
      width: 5.25,
      rank: 3,
      look: 'text',
      head: words.t('page.row.rusts'),
      cell: endOf,
    },
    {
      id: 'owners',
      width: 4,
      rank: 4,
      look: 'text',
      head: words.t('page.row.owners'),
      cell: (train) => {
        const owners = ownersOf(companies, train);
        if (owners.length === 0) return null;
        return (
          <span class={css.chips}>
            {owners.map(({ id }) => (
              <CompanyChip key={id} id={id} look={title.drawing.look} size={17} label={id} />
            ))}
          </span>
        );
      },
    },
    {
      id: 'brings',
      width: 9.5,
      rank: 5,
      look: 'wrap',
      head: words.t('page.row.brings'),
      cell: ({ phase, notes }) => {
        const lines = [
          ...(phase === null ? [] : [words.t('page.train.phase', { phase })]),
          ...notes.map(({ key, ...params }) => words.note(key, params)),
        ];
        return lines.length === 0 ? null : lines.join(' · ');
      },
    },
  ];
}

function usePhaseColumns(): TableColumn<PhaseView>[] {
  const { words } = useRailTable().session;
  return [
    { id: 'phase', width: 4.5, rank: 0, head: words.t('page.phase'), cell: ({ name }) => name },
    {
      id: 'limit',
      width: 5,
      rank: 1,
      head: words.t('page.row.limit'),
      cell: ({ trainLimit }) => trainLimit.map((limit) => words.number(limit)).join(' / '),
    },
    {
      id: 'tiles',
      width: 4.5,
      rank: 2,
      head: words.t('page.row.tiles'),
      cell: ({ tiles }) => (
        <span
          class={css.chips}
          role="img"
          aria-label={words.list(tiles.map((tile) => words.t(`colour.${tile}`)))}
        >
          {tiles.map((tile) => (
            <i key={tile} class={css.tile} style={{ background: `var(--t-${tile})` }} />
          ))}
        </span>
      ),
    },
    {
      id: 'rounds',
      width: 5,
      rank: 3,
      head: words.t('page.row.rounds'),
      cell: ({ operatingRounds }) => words.number(operatingRounds),
    },
    {
      id: 'begins',
      width: 9.5,
      rank: 4,
      look: 'wrap',
      head: words.t('page.row.begins'),
      cell: ({ notes }) => (notes.length === 0 ? null : notes.map((note) => words.note(note)).join(' · ')),
    },
  ];
}

/** The trains with what they bring and take, and the phases of the game. */
export function TrainsCard(): JSX.Element {
  const { words } = useRailTable().session;
  const { trains, phases, phase } = useRailView();
  return (
    <section class={cards.card}>
      <div class={cards.cardHead}>
        <h2>{words.t('page.trains-phases')}</h2>
        <RustLine />
      </div>
      <div class={css.pair}>
        <ColumnTable
          label={words.t('page.row.train')}
          columns={useTrainColumns()}
          rows={trains}
          keyOf={({ name }) => name}
          isExplained
          marks={({ rusted, status }) => ({
            'data-quiet': rusted || undefined,
            'data-now': status === 'now' || undefined,
          })}
        />
        <ColumnTable
          label={words.t('page.phase')}
          columns={usePhaseColumns()}
          rows={phases}
          keyOf={({ name }) => name}
          marks={({ name }) => ({
            'data-acting': name === phase || undefined,
            'aria-current': name === phase || undefined,
          })}
        />
      </div>
    </section>
  );
}
