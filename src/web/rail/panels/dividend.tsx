import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { type Action, type Choice, isRefusal, type Refusal } from '../../../core/game.ts';
import { excerptAround, type MarketMove } from '../../../draw/market.ts';
import type { CompanyView, RailView } from '../../../rail/view.ts';
import type { Words } from '../../../text/words.ts';
import { MarketBoard } from '../../board/market.tsx';
import { refusalTip } from '../../family/choice-button.tsx';
import { Button } from '../../parts/button.tsx';
import { EventLine } from '../../parts/event-line.tsx';
import { useKeys } from '../../parts/keys.ts';
import { Notice } from '../../parts/notice.tsx';
import { RuleTag } from '../../parts/rule.tsx';
import type { RailPanelProps, RailSession } from '../rail-table.ts';
import { type DividendOutcome, outcomesOf, type Tried } from './dividend-outcome.ts';
import css from './dividend.module.css';
import { PastRuns } from './routes/past-runs.tsx';

/** As much of the market as the panel has room for. */
const EXCERPT = { rows: 3, columns: 6 };
/** How many lines of further consequences are shown. */
const FEW = 5;

type One = Extract<Choice<Action>, { kind: 'one' }>;

/** A possible decision and its outcome. */
interface Option {
  readonly action: Action;
  readonly refusal: Refusal | null;
  readonly outcome: DividendOutcome | null;
}

function optionsOf(
  session: RailSession,
  view: RailView,
  company: string,
  choices: readonly Choice<Action>[],
): Option[] {
  const ones = choices.filter((choice): choice is One => choice.kind === 'one');
  const results = ones.map(({ action, refusal }) => refusal ?? session.trial(action));
  const tried = results.flatMap((result): Tried[] =>
    isRefusal(result) ? [] : [{ view: result.view, events: result.events }],
  );
  const outcomes = outcomesOf(view, company, tried);
  return ones.map(({ action }, index) => {
    const result = results[index];
    const refusal = isRefusal(result) ? result : null;
    const outcome = refusal ? null : (outcomes.shift() ?? null);
    return { action, refusal, outcome };
  });
}

/** `Pay £36 a share`, `Withhold`; where nothing is known of it, the words of the action. */
function labelOf(words: Words, { action, outcome }: Option): string {
  if (!outcome) return words.choice(action).full;
  if (!outcome.paysOut) return words.t('page.dividend.withhold');
  return outcome.perShare === null
    ? words.t('page.dividend.pay')
    : words.t('page.dividend.pay-each', { price: outcome.perShare });
}

function signed(words: Words, amount: number): string {
  if (amount === 0) return '–';
  return amount > 0 ? `+${words.money(amount)}` : `−${words.money(-amount)}`;
}

/** Who gets what. */
function Rows({
  words,
  company,
  outcome,
}: {
  words: Words;
  company: CompanyView;
  outcome: DividendOutcome;
}): JSX.Element {
  const paid = outcome.players.filter(({ amount }) => amount !== 0);
  const { change, after } = outcome.treasury;
  const isUnpaid = paid.length > 0 && company.pool > 0;
  return (
    <dl class={css.rows}>
      {paid.map(({ seat, amount }) => (
        <div key={seat}>
          <dt>{words.name(seat)}</dt>
          <dd>{signed(words, amount)}</dd>
        </div>
      ))}
      {(change !== 0 || paid.length === 0) && (
        <>
          <div>
            <dt>{words.t('page.row.treasury')}</dt>
            <dd>{signed(words, change)}</dd>
          </div>
          <div>
            <dt>{words.t('page.dividend.then')}</dt>
            <dd>{words.money(after)}</dd>
          </div>
        </>
      )}
      {paid.length === 0 && (
        <div>
          <dt>{words.t('page.dividend.players')}</dt>
          <dd>–</dd>
        </div>
      )}
      {outcome.isMixed && <div class={css.mixed}>{words.t('page.dividend.mixed')}</div>}
      {isUnpaid && (
        <div>
          <dt>{words.t('page.dividend.pool', { percent: company.pool })}</dt>
          <dd>–</dd>
        </div>
      )}
    </dl>
  );
}

interface OptionCardProps {
  readonly words: Words;
  readonly company: CompanyView;
  readonly option: Option;
  readonly isSelected: boolean;
  readonly refusalTip: ReturnType<typeof refusalTip> | null;
  readonly onSelect: () => void;
  readonly onAct: () => void;
}

function OptionCard(props: OptionCardProps): JSX.Element {
  const { words, company, option, isSelected, refusalTip: why, onSelect, onAct } = props;
  const { action, outcome } = option;
  return (
    <Button
      class={css.option}
      data-choice={action.type}
      data-pays={outcome?.paysOut}
      aria-pressed={isSelected}
      refusal={why}
      onPress={onSelect}
      onDblClick={onAct}
    >
      <span class={css.title}>
        <b>
          {outcome
            ? words.t(outcome.paysOut ? 'page.dividend.pay' : 'page.dividend.withhold')
            : words.choice(action).short}
        </b>
        {outcome?.paysOut && outcome.perShare !== null && (
          <small>{words.t('page.dividend.each', { price: outcome.perShare })}</small>
        )}
        {outcome && !outcome.paysOut && !outcome.isMixed && (
          <small>{words.t('page.dividend.all-to', { company: company.id })}</small>
        )}
      </span>
      {outcome && <Rows words={words} company={company} outcome={outcome} />}
    </Button>
  );
}

/** `Pay £120 → £140`, with the rule. */
function PriceLine({
  session,
  option: { outcome },
}: {
  session: RailSession;
  option: Option;
}): JSX.Element | null {
  const { words } = session;
  if (!outcome || outcome.price.from === null) return null;
  const { from, to, rule } = outcome.price;
  const tone = to === null || to < from ? 'neg' : to > from ? 'pos' : undefined;
  return (
    <li>
      <b data-tone={tone}>
        {words.t(outcome.paysOut ? 'page.dividend.pay-short' : 'page.dividend.withhold')}
      </b>{' '}
      <span>
        {to === from
          ? words.t('page.dividend.stays', { price: from })
          : `${words.money(from)} → ${to === null ? words.t('page.dividend.off') : words.money(to)}`}
      </span>{' '}
      {rule !== null && <RuleTag rule={rule} rules={session.rules} />}
    </li>
  );
}

function movesOf(company: string, options: readonly Option[], selected: Option | undefined): MarketMove[] {
  return options.flatMap((option): MarketMove[] => {
    const cells = option.outcome?.price.cells;
    return cells ? [{ company, ...cells, isOther: option !== selected }] : [];
  });
}

/** What is done with the earnings: who gets what and where the price goes, before the decision is made. */
export function DividendPanel({ session, table, choices }: RailPanelProps): JSX.Element | null {
  const { words, title } = session;
  const view = session.view.value;
  const turn = session.turn.value;
  const id = turn.kind === 'decide' && typeof turn.entity === 'string' ? turn.entity : '';
  const company = view.companies.find((candidate) => candidate.id === id);
  const options = useMemo(() => optionsOf(session, view, id, choices), [session, view, id, choices]);
  const [chosen, setChosen] = useState(0);
  const legal = options.filter(({ refusal }) => !refusal);
  const selected = legal[chosen] ?? legal[0];
  const other = legal.find((option) => option !== selected);

  const keyOf = (option: Option): string => (option.outcome?.paysOut ? 'P' : 'W');
  const waits = table.pending.value;
  const isOurs = waits === null || waits.action.type === selected?.action.type;
  // Before the next paint, so that there is no moment in which Enter would do nothing.
  useLayoutEffect(() => {
    if (!isOurs || !selected) return;
    table.choose({
      action: selected.action,
      label: labelOf(words, selected),
      isExplained: true,
      ...(other && {
        beside: {
          label: labelOf(words, other),
          shortcut: keyOf(other),
          choice: other.action.type,
          onPress: () => table.act(other.action),
        },
      }),
    });
  }, [selected, other, isOurs, waits === null, words.locale]);

  const moves = useMemo(() => movesOf(id, options, selected), [id, options, selected]);
  useEffect(() => {
    table.market.value = { moves };
  }, [moves]);

  const doing = (key: string): (() => void) | undefined => {
    const option = legal.find((candidate) => keyOf(candidate) === key);
    return option && (() => table.act(option.action));
  };
  useKeys('dividend', { p: doing('P'), w: doing('W') });

  if (!company) return null;
  const { drawing } = title;
  const cells = moves.flatMap(({ from, to }) => [from, to]);
  const endRule = selected?.outcome?.more.find(({ key }) => key === 'end-triggered')?.rule;
  return (
    <div class={css.panel} data-itemised>
      <PastRuns session={session} table={table} company={company} />
      <div class={css.options}>
        {options.map((option) => (
          <OptionCard
            key={JSON.stringify(option.action)}
            words={words}
            company={company}
            option={option}
            isSelected={option === selected && isOurs}
            refusalTip={option.refusal && refusalTip(table, option.refusal, option.action)}
            onSelect={() => {
              setChosen(legal.indexOf(option));
              table.choose(null);
            }}
            onAct={() => !option.refusal && table.act(option.action)}
          />
        ))}
      </div>
      {cells.length > 0 && (
        <div class={css.market}>
          <ul class={css.prices}>
            {options.map((option) => (
              <PriceLine key={JSON.stringify(option.action)} session={session} option={option} />
            ))}
          </ul>
          <MarketBoard
            market={view.market}
            look={drawing.look}
            words={words}
            moves={moves}
            excerpt={excerptAround(view.market, cells, EXCERPT)}
          />
        </div>
      )}
      {selected?.outcome?.end && (
        <Notice tone="warn">
          {words.t('page.dividend.end', { reason: selected.outcome.end })}{' '}
          {endRule !== undefined && <RuleTag rule={endRule} rules={session.rules} />}
        </Notice>
      )}
      <Afterwards session={session} outcome={selected?.outcome ?? null} />
    </div>
  );
}

/** What the decision sets off besides: the end of the turn, of the round, payments of the next one. */
function Afterwards({
  session,
  outcome,
}: {
  session: RailSession;
  outcome: DividendOutcome | null;
}): JSX.Element | null {
  const { words } = session;
  const more = outcome?.more ?? [];
  if (more.length === 0) return null;
  return (
    <section class={css.after}>
      <h3>{words.t('page.then')}</h3>
      <ul>
        {more.slice(0, FEW).map((event, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- events have no other name than their place
          <li key={index}>
            <EventLine session={session} event={event} />
          </li>
        ))}
        {more.length > FEW && <li>{words.t('page.and-more', { number: more.length - FEW })}</li>}
      </ul>
    </section>
  );
}
