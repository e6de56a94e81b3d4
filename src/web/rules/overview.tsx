import type { JSX } from 'preact';
import type { Overview } from '../../text/rule-texts.ts';
import { words } from '../words.ts';
import type { RuleBook } from './book.ts';
import { RuleText } from './rule-text.tsx';
import css from './overview.module.css';

/** The game in five minutes: short paragraphs, then what things cost and bring. */
export function OverviewPage({
  overview,
  titles,
}: {
  overview: Overview;
  titles: RuleBook['titles'];
}): JSX.Element {
  return (
    <article class={css.overview} data-overview>
      <h3 tabIndex={-1}>{words.t('page.rules.overview')}</h3>
      {overview.parts.map(({ heading, text }) => (
        <section key={heading}>
          <h4>{heading}</h4>
          <RuleText text={text} titles={titles} />
        </section>
      ))}
      {overview.tables.map(({ caption, head, rows }) => (
        <div key={caption} class={css.scroll} role="region" aria-label={caption} tabIndex={0}>
          <table>
            <caption>{caption}</caption>
            <thead>
              <tr>
                {head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([first, ...cells]) => (
                <tr key={first}>
                  <th scope="row">{first}</th>
                  {cells.map((cell, index) => (
                    // oxlint-disable-next-line react/no-array-index-key -- a column has no other name
                    <td key={index}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </article>
  );
}
