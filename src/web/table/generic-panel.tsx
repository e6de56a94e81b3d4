import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { headOf } from '../../core/choice.ts';
import type { Action, Choice } from '../../core/game.ts';
import { ChoiceButton, refusalTip } from '../family/choice-button.tsx';
import { NumberField } from '../family/number-field.tsx';
import { type PanelProps, seatOf, typeOf } from '../family/panel.ts';
import { RARE_TYPES } from '../../core/forced.ts';
import css from '../family/panels.module.css';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icons.tsx';
import { expandBeside } from '../worker/client.ts';

/** How many members of a family are listed at once. */
const PAGE = 40;

type Range = Extract<Choice<Action>, { kind: 'range' }>;
type Open = Extract<Choice<Action>, { kind: 'open' }>;

function keyOf(choice: Choice<Action>): string {
  return JSON.stringify(headOf(choice));
}

/** A number between two ends, typed or stepped. */
function RangeChoice({
  session,
  table,
  choice,
}: Omit<PanelProps, 'choices'> & { choice: Range }): JSX.Element {
  const { action, field, min, max, step } = choice;
  const [value, setValue] = useState(min);
  const { words, view } = session;
  const withValue = (number: number): Action => ({ ...action, [field]: number });
  const set = (number: number): void => {
    const stepped = min + Math.round((number - min) / step) * step;
    const legal = Math.max(min, Math.min(max, stepped));
    setValue(legal);
    table.choose({ action: withValue(legal) });
  };
  const label = words.choice(choice, view.value).full;
  return (
    <div class={css.range} role="group" aria-label={label}>
      <ChoiceButton table={table} action={withValue(value)} refusal={choice.refusal}>
        {words.choice(withValue(value), view.value).full}
      </ChoiceButton>
      {!choice.refusal && (
        <div class={css.stepper}>
          <Button
            look="icon"
            icon="minus"
            aria-label={words.t('page.less')}
            aria-disabled={value <= min}
            onPress={() => set(value - step)}
          />
          <NumberField
            table={table}
            choice={choice}
            label={label}
            amount={value}
            actionOf={withValue}
            onAmount={set}
          />
          <Button
            look="icon"
            icon="plus"
            aria-label={words.t('page.more')}
            aria-disabled={value >= max}
            onPress={() => set(value + step)}
          />
          <small>{words.t('page.range', { from: words.number(min), to: words.number(max) })}</small>
        </div>
      )}
    </div>
  );
}

/** The members of a family that can only be listed: computed in a worker, one page at a time. */
function Members({ session, table, choice }: Omit<PanelProps, 'choices'> & { choice: Open }): JSX.Element {
  const [limit, setLimit] = useState(PAGE);
  const [members, setMembers] = useState<readonly Action[] | null>(null);
  const { words, view } = session;
  useEffect(() => {
    let isWanted = true;
    void expandBeside(session, choice, limit + 1).then((found) => isWanted && setMembers(found));
    return () => {
      isWanted = false;
    };
  }, [choice, limit]);
  if (!members)
    return (
      <p class={css.quiet} data-looking>
        {words.t('page.looking')}
      </p>
    );
  return (
    <>
      {members.slice(0, limit).map((action) => (
        <ChoiceButton key={JSON.stringify(action)} table={table} action={action}>
          {words.choice(action, view.value).full}
        </ChoiceButton>
      ))}
      {members.length > limit && (
        <Button small onPress={() => setLimit(limit + PAGE)}>
          {words.t('page.more-of-them')}
        </Button>
      )}
    </>
  );
}

/** One entry of a list: an action, a number, or a family that opens. */
function Entry({
  session,
  table,
  choice,
  isShort,
  onOpen,
}: Omit<PanelProps, 'choices'> & {
  choice: Choice<Action>;
  isShort: boolean;
  onOpen: (family: Open) => void;
}): JSX.Element {
  const { words, view } = session;
  if (choice.kind === 'range') return <RangeChoice session={session} table={table} choice={choice} />;
  const label = words.choice(choice, view.value);
  const text = isShort ? label.short : label.full;
  if (choice.kind === 'one') {
    return (
      <ChoiceButton table={table} action={choice.action} refusal={choice.refusal}>
        {text}
      </ChoiceButton>
    );
  }
  return (
    <Button
      class={css.choice}
      data-choice={choice.template.type}
      data-family
      refusal={choice.refusal ? refusalTip(table, choice.refusal, headOf(choice)) : null}
      onPress={() => onOpen(choice)}
    >
      {text}
      <Icon name="right" />
    </Button>
  );
}

/** A family that has been opened, and the way back out of it. */
function Family({
  session,
  table,
  path,
  onPath,
}: Omit<PanelProps, 'choices'> & {
  path: readonly Open[];
  onPath: (path: readonly Open[]) => void;
}): JSX.Element {
  const { words, view, title, state } = session;
  const family = path[path.length - 1] as Open;
  const parts = title.game.narrow?.(state.value, family) ?? [];
  return (
    <section class={css.group}>
      <Button
        look="quiet"
        small
        icon="left"
        data-back
        onPress={() => {
          table.choose(null);
          onPath(path.slice(0, -1));
        }}
      >
        {words.choice(family, view.value).full}
      </Button>
      <div class={css.list}>
        {parts.length > 0 ? (
          parts.map((choice) => (
            <Entry
              key={keyOf(choice) + choice.kind}
              session={session}
              table={table}
              choice={choice}
              isShort={false}
              onOpen={(next) => onPath([...path, next])}
            />
          ))
        ) : (
          <Members session={session} table={table} choice={family} />
        )}
      </div>
    </section>
  );
}

function Group({
  session,
  table,
  choices,
  heading,
  onOpen,
}: PanelProps & { heading: string; onOpen: (family: Open) => void }): JSX.Element {
  const isRare = choices.every((choice) => RARE_TYPES.has(typeOf(choice)));
  const list = (
    <div class={css.list}>
      {choices.map((choice) => (
        <Entry
          key={keyOf(choice) + choice.kind}
          session={session}
          table={table}
          choice={choice}
          isShort={choices.length > 1}
          onOpen={onOpen}
        />
      ))}
    </div>
  );
  if (isRare) {
    return (
      <details class={css.rare}>
        <summary>{heading}</summary>
        {list}
      </details>
    );
  }
  return (
    <section class={css.group}>
      <h3>{heading}</h3>
      {list}
    </section>
  );
}

/** Every choice that has no panel of its own, by type; those of players who are not asked come last. */
export function GenericPanel({ session, table, choices }: PanelProps): JSX.Element | null {
  const [path, setPath] = useState<readonly Open[]>([]);
  const { words, turn } = session;
  if (path.length > 0) return <Family session={session} table={table} path={path} onPath={setPath} />;
  const asked = turn.value.kind === 'decide' ? turn.value.seat : null;
  const groups = new Map<string, Choice<Action>[]>();
  for (const choice of choices) {
    const heading = words.choiceGroup(typeOf(choice));
    const by = seatOf(choice);
    const key = by === asked ? heading : words.t('page.group-of', { name: words.name(by), what: heading });
    const group = groups.get(key);
    if (group) group.push(choice);
    else groups.set(key, [choice]);
  }
  const isOther = ([first]: readonly Choice<Action>[]): boolean =>
    first !== undefined && seatOf(first) !== asked;
  const rank = (group: readonly Choice<Action>[]): number =>
    Number(isOther(group)) + 2 * Number(group.some((choice) => RARE_TYPES.has(typeOf(choice))));
  const ordered = [...groups].sort(([, a], [, b]) => rank(a) - rank(b));
  return (
    <>
      {ordered.map(([heading, members]) => (
        <Group
          key={heading}
          session={session}
          table={table}
          choices={members}
          heading={heading}
          onOpen={(family) => {
            table.choose(null);
            setPath([family]);
          }}
        />
      ))}
    </>
  );
}
