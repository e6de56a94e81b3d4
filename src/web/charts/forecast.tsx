import type { JSX } from 'preact';
import type { RailView } from '../../rail/view.ts';
import { CompanyChip } from '../board/chip.tsx';
import type { ExpressView } from '../express/view.ts';
import data from '../table/data-table.module.css';
import { useTable } from '../table/state.ts';
import css from './charts.module.css';
import { runners, useForecasts } from './forecasts.ts';

function RailForecast(): JSX.Element {
  const { session } = useTable();
  const { words, title } = session;
  const { state, view: shown } = session.shown.value;
  const view = shown as unknown as RailView;
  const companies = runners(view);
  const found = useForecasts(
    session,
    state,
    companies.map(({ id }) => id),
  );
  if (companies.length === 0) return <p class={css.quiet}>{words.t('page.forecast.nobody')}</p>;
  const partOf = (revenue: number, percent: number): number => Math.floor((revenue * percent) / 100);
  const players = view.players.toSorted((a, b) => a.seat - b.seat);
  const sumOf = (shares: Readonly<Record<string, number>>): number =>
    companies.reduce((sum, { id }) => sum + partOf(found.get(id)?.revenue ?? 0, shares[id] ?? 0), 0);
  return (
    <section class={css.block} data-forecast={found.size}>
      <h3>
        {words.t('page.forecast')} <small>{words.t('page.forecast.note')}</small>
      </h3>
      <div class={data.scroll}>
        <table class={data.table}>
          <thead>
            <tr>
              <th scope="col">{words.t('page.company')}</th>
              <th scope="col" class={data.number}>
                {words.t('page.forecast.revenue')}
              </th>
              <th scope="col" class={data.number}>
                {words.t('page.forecast.share')}
              </th>
              {players.map(({ seat }) => (
                <th key={seat} scope="col" class={data.number}>
                  {words.name(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {companies.map(({ id, percentPerShare }) => {
              const forecast = found.get(id);
              const revenue = forecast?.revenue ?? 0;
              return (
                <tr key={id}>
                  <th scope="row">
                    <CompanyChip id={id} look={title.drawing.look} size={21} /> {id}
                  </th>
                  <td class={data.number}>
                    {forecast
                      ? words.t(forecast.isProven ? 'page.forecast.exact' : 'page.forecast.at-least', {
                          revenue,
                        })
                      : '…'}
                  </td>
                  <td class={data.number}>{forecast ? words.money(partOf(revenue, percentPerShare)) : ''}</td>
                  {players.map(({ seat, shares }) => (
                    <td key={seat} class={data.number}>
                      {forecast && shares[id] ? words.money(partOf(revenue, shares[id])) : ''}
                    </td>
                  ))}
                </tr>
              );
            })}
            <tr>
              <th scope="row">{words.t('page.forecast.sum')}</th>
              <td />
              <td />
              {players.map(({ seat, shares }) => (
                <td key={seat} class={data.number}>
                  <b>{words.money(sumOf(shares))}</b>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  );
}

function ExpressForecast(): JSX.Element {
  const { session } = useTable();
  const { words, title } = session;
  const { companies, players } = session.shown.value.view as unknown as ExpressView;
  const open = companies.filter((company) => company.open);
  return (
    <section class={css.block} data-forecast={open.length}>
      <h3>
        {words.t('page.forecast.express')} <small>{words.t('page.forecast.express.note')}</small>
      </h3>
      <div class={data.scroll}>
        <table class={data.table}>
          <thead>
            <tr>
              <th scope="col">{words.t('page.company')}</th>
              <th scope="col" class={data.number}>
                {words.t('page.forecast.share')}
              </th>
              {players.map(({ seat }) => (
                <th key={seat} scope="col" class={data.number}>
                  {words.name(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {open.map(({ id, dividend }) => (
              <tr key={id}>
                <th scope="row">
                  <CompanyChip id={id} look={title.drawing.look} size={21} /> {id}
                </th>
                <td class={data.number}>{words.money(dividend)}</td>
                {players.map(({ seat, dividends }) => (
                  <td key={seat} class={data.number}>
                    {dividends[id] === undefined ? '' : words.money(dividends[id])}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{words.t('page.forecast.sum')}</th>
              <td />
              {players.map(({ seat, dividend }) => (
                <td key={seat} class={data.number}>
                  <b>{words.money(dividend)}</b>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** What the position on show would bring: the next operating round, or the next dividends. */
export function ForecastCard(): JSX.Element {
  return useTable().session.title.family === 'rail' ? <RailForecast /> : <ExpressForecast />;
}
