import type { JSX } from 'preact';
import type { PhaseView, TrainView } from '../../rail/view.ts';
import { CompanyChip } from '../board/chip.tsx';
import { Icon } from '../parts/icons.tsx';
import css from './companies.module.css';
import data from './data-table.module.css';
import { useRailView } from './players.tsx';
import { useTable } from './state.ts';
import table from './table.module.css';
import { nextRust, ownersOf } from './train-facts.ts';

/** `The first 5 takes away 3: CAR, SAR`. */
function RustLine(): JSX.Element | null {
  const { words, title } = useTable().session;
  const view = useRailView();
  const rust = nextRust(view);
  if (!rust) return null;
  const victims = words.list(rust.victims.map(({ sides }) => sides.map(({ name }) => name).join('/')));
  return (
    <p class={css.rust}>
      <Icon name="info" />
      {words.t('page.trains.rust', { trigger: rust.trigger, victims })}
      {rust.owners.length === 0
        ? words.t('page.trains.rust-nobody')
        : rust.owners.map(({ id }) => (
            <CompanyChip key={id} id={id} look={title.drawing.look} size={17} label={id} />
          ))}
    </p>
  );
}

function TrainRow({ train }: { train: TrainView }): JSX.Element {
  const { words, title } = useTable().session;
  const { companies } = useRailView();
  const { sides, left, total, status, rustsOn, rusted, phase, notes, inPool } = train;
  const number = (value: number | null): string => (value === null ? '∞' : words.number(value));
  const stock = [
    ...(status === 'gone'
      ? [words.t('page.train.out')]
      : [words.t('page.of', { some: number(left), all: number(total) })]),
    ...(inPool > 0 ? [words.t('page.train.pool', { number: inPool })] : []),
  ];
  const told = [
    ...(phase === null ? [] : [words.t('page.train.phase', { phase })]),
    ...notes.map((note) => words.note(note)),
  ];
  return (
    <tr data-quiet={rusted || undefined} data-now={status === 'now' || undefined}>
      <th scope="row">{sides.map(({ name }) => name).join(' / ')}</th>
      <td class={data.number}>{sides.map(({ price }) => words.money(price)).join(' / ')}</td>
      <td class={data.number}>
        {left === null && total === null && status !== 'gone' ? '∞' : stock.join(' ')}
      </td>
      <td class={data.text}>
        {rusted
          ? words.t('page.train.rusted')
          : rustsOn === null
            ? words.t('page.train.stays')
            : words.t('page.train.rusts-on', { name: rustsOn })}
      </td>
      <td class={data.text}>
        <span class={css.chips}>
          {ownersOf(companies, train).map(({ id }) => (
            <CompanyChip key={id} id={id} look={title.drawing.look} size={17} label={id} />
          ))}
        </span>
      </td>
      <td class={data.wrap}>{told.join(' · ')}</td>
    </tr>
  );
}

function PhaseRow({ phase, isNow }: { phase: PhaseView; isNow: boolean }): JSX.Element {
  const { words } = useTable().session;
  const { name, trainLimit, tiles, operatingRounds, notes } = phase;
  return (
    <tr data-acting={isNow || undefined} aria-current={isNow || undefined}>
      <th scope="row">{name}</th>
      <td>{trainLimit.map((limit) => words.number(limit)).join(' / ')}</td>
      <td>
        <span
          class={css.chips}
          role="img"
          aria-label={words.list(tiles.map((tile) => words.t(`colour.${tile}`)))}
        >
          {tiles.map((tile) => (
            <i key={tile} class={css.tile} style={{ background: `var(--t-${tile})` }} />
          ))}
        </span>
      </td>
      <td>{words.number(operatingRounds)}</td>
      <td class={data.wrap}>{notes.map((note) => words.note(note)).join(' · ')}</td>
    </tr>
  );
}

/** The trains with what they bring and take, and the phases of the game. */
export function TrainsCard(): JSX.Element {
  const { words } = useTable().session;
  const { trains, phases, phase } = useRailView();
  return (
    <section class={table.card}>
      <div class={table.cardHead}>
        <h2>{words.t('page.trains-phases')}</h2>
        <RustLine />
      </div>
      <div class={css.pair}>
        <div class={data.scroll}>
          <table class={data.table}>
            <thead>
              <tr>
                <th scope="col">{words.t('page.row.train')}</th>
                <th scope="col" class={data.number}>
                  {words.t('page.row.price')}
                </th>
                <th scope="col" class={data.number}>
                  {words.t('page.row.left')}
                </th>
                <th scope="col" class={data.text}>
                  {words.t('page.row.rusts')}
                </th>
                <th scope="col" class={data.text}>
                  {words.t('page.row.owners')}
                </th>
                <th scope="col" class={data.text}>
                  {words.t('page.row.brings')}
                </th>
              </tr>
            </thead>
            <tbody>
              {trains.map((train) => (
                <TrainRow key={train.name} train={train} />
              ))}
            </tbody>
          </table>
        </div>
        <div class={data.scroll}>
          <table class={data.table}>
            <thead>
              <tr>
                <th scope="col">{words.t('page.phase')}</th>
                <th scope="col">{words.t('page.row.limit')}</th>
                <th scope="col">{words.t('page.row.tiles')}</th>
                <th scope="col">{words.t('page.row.rounds')}</th>
                <th scope="col" class={data.text}>
                  {words.t('page.row.begins')}
                </th>
              </tr>
            </thead>
            <tbody>
              {phases.map((one) => (
                <PhaseRow key={one.name} phase={one} isNow={one.name === phase} />
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}
