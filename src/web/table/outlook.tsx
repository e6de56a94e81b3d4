import type { JSX } from 'preact';
import { type Action, type Choice, type Event, isRefusal } from '../../core/game.ts';
import { refusalTip } from '../family/choice-button.tsx';
import { familyOf } from '../family/family.ts';
import type { TableState } from '../family/table-state.ts';
import { Icon } from '../parts/icons.tsx';
import { useOverflow } from '../parts/overflow.ts';
import { RuleTag } from '../parts/rule.tsx';
import css from './outlook.module.css';

/** One thing that passing would bring; `isGrave` where somebody loses by it. */
export interface Prospect {
  readonly text: string;
  readonly rule: string | null;
  readonly isGrave: boolean;
}

const FEW = 3;

/** What a price falls from and to: a rise is nothing to be warned of. */
function isFall({ key, params: { from, to } }: Event): boolean {
  return key === 'price-moved' && typeof from === 'number' && typeof to === 'number' && to < from;
}

/**
 * What passing, skipping or being done would bring: found by trying it out, told by what would happen and by the
 * decision that it would lead to. The gravest comes first.
 */
export function prospectsOf({ session }: TableState, action: Action): readonly Prospect[] {
  const trial = session.trial(action);
  if (isRefusal(trial)) return [];
  const { words } = session;
  const { outcomes, unwanted } = familyOf(session);
  const told = trial.events.flatMap((event): Prospect[] => {
    const isGrave = outcomes.grave.includes(event.key) || isFall(event);
    if (!isGrave && !outcomes.plain.includes(event.key)) return [];
    // What has happened in the log is still to come here.
    const key = `page.outlook.${event.key}`;
    const text = words.has(key) ? words.t(key, event.params) : words.event(event);
    return [{ text, rule: event.rule ?? null, isGrave }];
  });
  const { turn } = trial;
  const isForced = turn.kind === 'decide' && unwanted.includes(turn.step);
  const next = isForced ? words.ask(turn, trial.view) : null;
  return [...told, ...(next ? [{ text: next.sentence, rule: next.rule, isGrave: true }] : [])].sort(
    (a, b) => Number(b.isGrave) - Number(a.isGrave),
  );
}

/** What the way out of a decision brings, or why there is none: above the button, before it is pressed. */
export function Outlook({
  table,
  label,
  wayOut,
}: {
  table: TableState;
  /** What the button says. */
  label: string;
  wayOut: Extract<Choice<Action>, { kind: 'one' }>;
}): JSX.Element | null {
  const { session } = table;
  const { words, rules } = session;
  const overflow = useOverflow();
  if (wayOut.refusal) {
    const { text, rule } = refusalTip(table, wayOut.refusal, wayOut.action);
    return (
      <p {...overflow} id="outlook" class={css.outlook} data-outlook="refused">
        {words.t('page.outlook.refused', { label, text })}{' '}
        {rule !== undefined && <RuleTag rule={rule} rules={rules} />}
      </p>
    );
  }
  const prospects = prospectsOf(table, wayOut.action);
  if (prospects.length === 0) return null;
  return (
    <div
      {...overflow}
      id="outlook"
      class={css.outlook}
      data-outlook={prospects.some(({ isGrave }) => isGrave) ? 'grave' : ''}
    >
      <b>{words.t('page.outlook', { label })}</b>{' '}
      <ul>
        {prospects.slice(0, FEW).map(({ text, rule, isGrave }) => (
          <li key={text} data-grave={isGrave || undefined}>
            {isGrave && <Icon name="warn" size={13} />}
            <span>
              {text} {rule !== null && <RuleTag rule={rule} rules={rules} />}
            </span>
          </li>
        ))}
        {prospects.length > FEW && <li>{words.t('page.and-more', { number: prospects.length - FEW })}</li>}
      </ul>
    </div>
  );
}
