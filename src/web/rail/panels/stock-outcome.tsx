import type { JSX } from 'preact';
import type { Event, RuleId } from '../../../core/game.ts';
import type { MarketView, RailView } from '../../../rail/view.ts';
import type { Words } from '../../../text/words.ts';
import { RuleTag } from '../../parts/rule.tsx';
import { companyChanges, playerChanges, type Steps } from '../changes.ts';
import type { RailTable } from '../rail-table.ts';
import { startLines } from './start-lines.ts';
import type { Offer, Trade } from './stock-offers.ts';
import css from './stock.module.css';
import { trialOf } from './track-trials.ts';

/** Events that the numbers already show in full. */
const TOLD: ReadonlySet<string> = new Set([
  'shares-sold',
  'share-bought',
  'par-set',
  'price-moved',
  'private-bought',
  'private-returned',
]);

/** How many further events are listed one by one. */
const FEW = 4;
const MOST_RULES = 3;

/** `one row down`, `two columns left`; on a line of prices just `one step down`. */
export function describeSteps(words: Words, shape: MarketView['shape'], { rows, columns }: Steps): string {
  const moves: string[] = [];
  if (shape === 'line') {
    moves.push(
      words.t(columns < 0 ? 'page.stock.step-down' : 'page.stock.step-up', { number: Math.abs(columns) }),
    );
  } else {
    if (rows !== 0) {
      moves.push(words.t(rows > 0 ? 'page.stock.row-down' : 'page.stock.row-up', { number: Math.abs(rows) }));
    }
    if (columns !== 0) {
      const key = columns > 0 ? 'page.stock.column-right' : 'page.stock.column-left';
      moves.push(words.t(key, { number: Math.abs(columns) }));
    }
  }
  return words.list(moves);
}

/** What happens at once, and the round that it leads to, if any. */
function upToNextRound(
  words: Pick<Words, 'beginsPart'>,
  events: readonly Event[],
): { readonly now: readonly Event[]; readonly part: Event | null } {
  const at = events.findIndex((event) => words.beginsPart(event));
  return { now: at < 0 ? events : events.slice(0, at), part: events[at] ?? null };
}

interface OutcomeText {
  /** Price changes, shown larger. */
  readonly headline: string;
  readonly sentences: readonly string[];
  readonly rules: readonly RuleId[];
}

function priceLines(words: Words, before: RailView, after: RailView, { company: own }: Trade): string[] {
  const lines = companyChanges(before, after).flatMap(({ company, price, steps }) => {
    if (!price || price.to === null) return [];
    const to = words.money(price.to);
    if (price.from === null) return words.t('page.stock.price-new', { company, to });
    return words.t('page.stock.price', {
      company,
      from: words.money(price.from),
      to,
      steps: steps ? describeSteps(words, before.market.shape, steps) : 'none',
    });
  });
  const price = before.companies.find(({ id }) => id === own)?.price ?? null;
  if (lines.length > 0 || own === undefined || price === null) return lines;
  return [words.t('page.stock.price-same', { company: own, sum: words.money(price) })];
}

/** Per cent before and after, of the company that is traded in. */
function shareLines(words: Words, before: RailView, after: RailView, { type, company, by }: Trade): string[] {
  const lines: string[] = [];
  const tell = (who: string, { from, to }: { from: number; to: number }): void => {
    lines.push(words.t('page.stock.percent', { who, from: words.percent(from), to: words.percent(to) }));
  };
  const change = companyChanges(before, after).find((one) => one.company === company);
  if (change?.ipo) tell(words.t('page.row.ipo'), change.ipo);
  if (change?.pool) tell(words.t('page.row.pool'), change.pool);
  for (const { seat, shares } of playerChanges(before, after)) {
    const held = company === undefined ? undefined : shares[company];
    if (held) tell(words.name(seat), held);
  }
  const director = after.companies.find(({ id }) => id === company)?.director ?? null;
  const isSale = type === 'sell_shares';
  if (change && !change.director && director !== null && (isSale || director !== by)) {
    lines.push(words.t('page.stock.stays-director', { name: words.name(director) }));
  }
  return lines;
}

function cashLine(words: Words, before: RailView, after: RailView, seat: number): string[] {
  const cash = playerChanges(before, after).find((change) => change.seat === seat)?.cash;
  if (!cash) return [];
  return [words.t('page.stock.cash', { from: words.money(cash.from), to: words.money(cash.to) })];
}

/** The rules behind it: that of the price, which is asked for most, first. */
function rulesOf(events: readonly Event[]): RuleId[] {
  const rank = ({ key }: Event): number => Number(key !== 'price-moved');
  const ranked = events.toSorted((a, b) => rank(a) - rank(b));
  return [...new Set(ranked.flatMap(({ rule }) => rule ?? []))].slice(0, MOST_RULES);
}

/** The consequences of a trade, in the words of its title. */
export function outcomeTold(
  words: Words,
  action: Trade,
  before: RailView,
  after: RailView,
  events: readonly Event[],
): OutcomeText {
  const [headline = '', ...otherPrices] = priceLines(words, before, after, action);
  const { now, part } = upToNextRound(words, events);
  const further = now.filter(({ key }) => !TOLD.has(key));
  // With the next round money comes in that has nothing to do with the trade.
  const cash = part ? [] : cashLine(words, before, after, action.by);
  const numbers = [
    ...otherPrices.map((text) => words.t('word.sentence', { text })),
    ...(action.company === undefined ? [] : startLines(words, before, after, action.company)),
    ...shareLines(words, before, after, action),
    ...cash,
  ];
  // Where no number changes (something sold for nothing), say what was done.
  const isBare = headline === '' && numbers.length === 0 && further.length === 0;
  const worth = isBare ? now : further;
  const sentences = worth
    .slice(0, FEW)
    .map((event) => words.t('word.sentence', { text: words.event(event) }));
  if (worth.length > FEW) sentences.push(words.t('page.and-more', { number: worth.length - FEW }));
  return {
    headline,
    sentences: [
      ...numbers,
      ...sentences,
      ...(part ? [words.t('page.stock.then', { what: words.event(part) })] : []),
    ],
    rules: rulesOf(now),
  };
}

/** The box below the choices: what the one pointed at, or chosen, would do. Its room is always kept, so that nothing moves. */
export function StockOutcome({ table, offers }: { table: RailTable; offers: readonly Offer[] }): JSX.Element {
  const { session, previewed } = table;
  const { words } = session;
  const action: Trade | null = previewed.value;
  const isOurs = offers.some((offer) => offer.action.type === action?.type);
  const trial = action && isOurs ? trialOf(session, action) : null;
  if (!action || !trial) {
    return (
      <section class={css.outcome} data-outcome data-stays>
        {words.t('page.stock.point')}
      </section>
    );
  }
  const before = session.view.value;
  const after = trial.view;
  const { headline, sentences, rules } = outcomeTold(words, action, before, after, trial.events);
  return (
    <section class={css.outcome} data-outcome data-stays>
      <b>{headline}</b>
      {headline !== '' && '. '}
      {sentences.join(' ')}{' '}
      {rules.map((rule) => (
        <RuleTag key={rule} rule={rule} rules={session.rules} />
      ))}
    </section>
  );
}
