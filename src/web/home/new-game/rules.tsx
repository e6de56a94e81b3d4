import type { JSX } from 'preact';
import type { OptionSpec, OptionValues, RuleId } from '../../../core/game.ts';
import { ruleTitles } from '../../../text/rule-texts.ts';
import type { SwitchTopic } from '../../../titles/title.ts';
import parts from '../../parts/parts.module.css';
import { RuleTag } from '../../parts/rule.tsx';
import type { LoadedTitle } from '../../titles.ts';
import { tableWords, words } from '../../words.ts';
import { Card } from './card.tsx';
import css from './new-game.module.css';

/** The rules that are being chosen. */
export interface RulesChoice {
  readonly ruleSet: string;
  /** Switches that differ from the rule set. */
  readonly options: OptionValues;
}

/** The rule set that a title's other program plays by. */
const SITE_RULES = '18xx.games';

function Switch({
  spec,
  title,
  rules,
  value,
  usual,
  onChange,
}: {
  spec: OptionSpec;
  title: LoadedTitle;
  rules: Readonly<Record<RuleId, string>>;
  value: string | number | boolean;
  /** As the rule set has it. */
  usual: string | number | boolean;
  onChange: (value: string | number | boolean) => void;
}): JSX.Element {
  const say = tableWords(title);
  return (
    <label class={css.switch} data-changed={value !== usual || undefined}>
      <span>
        {say.option(spec).short} <RuleTag rule={spec.rule} rules={rules} />
      </span>
      <select
        class={parts.field}
        data-switch={spec.key}
        value={spec.values.indexOf(value)}
        onChange={({ currentTarget }) => onChange(spec.values[Number(currentTarget.value)] ?? value)}
      >
        {spec.values.map((choice, index) => (
          <option key={String(choice)} value={index}>
            {say.optionValue(spec, choice)}
          </option>
        ))}
      </select>
    </label>
  );
}

function RuleSets({
  title,
  choice,
  onChange,
}: {
  title: LoadedTitle;
  choice: RulesChoice;
  onChange: (ruleSet: string) => void;
}): JSX.Element {
  const say = tableWords(title);
  return (
    <div class={css.cards}>
      {title.game.ruleSets.map((set) => {
        const { short, full } = say.ruleSet(set);
        return (
          <Card
            key={set.id}
            group="rule-set"
            value={set.id}
            name={short}
            about={full}
            isChosen={set.id === choice.ruleSet}
            onChoose={() => onChange(set.id)}
          />
        );
      })}
    </div>
  );
}

/** Set-ups that exclude each other: one switch each, and none of them for the usual one. */
function Scenarios({
  title,
  keys,
  seats,
  options,
  onChange,
}: {
  title: LoadedTitle;
  keys: readonly string[];
  seats: number;
  options: OptionValues;
  onChange: (options: OptionValues) => void;
}): JSX.Element {
  const say = tableWords(title);
  const chosen = keys.find((key) => options[key] === true);
  const others = Object.fromEntries(Object.entries(options).filter(([key]) => !keys.includes(key)));
  return (
    <div class={css.cards}>
      <Card
        group="scenario"
        data-usual
        name={say.t('page.new.scenario.usual', { number: seats })}
        isChosen={chosen === undefined}
        onChoose={() => onChange(others)}
      />
      {title.game.options
        .filter(({ key }) => keys.includes(key))
        .map((spec) => (
          <Card
            key={spec.key}
            group="scenario"
            data-switch={spec.key}
            name={say.t(`scenario.${spec.key}`)}
            about={say.option(spec).short}
            isChosen={spec.key === chosen}
            onChoose={() => onChange({ ...others, [spec.key]: true })}
          />
        ))}
    </div>
  );
}

/** Whether the game can go on elsewhere later: a choice, since only some rules allow it. */
function TakeAlong({
  title,
  format,
  obstacles,
  onChange,
}: {
  title: LoadedTitle;
  format: string;
  /** Switches in the way, as they are set. */
  obstacles: readonly string[];
  onChange: (ruleSet: string) => void;
}): JSX.Element {
  const { game } = title;
  const say = tableWords(title);
  const names = game.options
    .filter(({ key }) => obstacles.includes(key))
    .map((spec) => say.option(spec).short);
  const isOn = obstacles.length === 0;
  return (
    <label class={css.takeAlong} data-chosen={isOn || undefined}>
      <input
        type="checkbox"
        data-take-along
        checked={isOn}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.checked ? SITE_RULES : (game.ruleSets[0]?.id ?? SITE_RULES))
        }
      />
      <span>
        <b>{words.t('page.new.take-along', { format })}</b>
        <small>
          {isOn
            ? words.t('page.new.take-along.on', { format })
            : words.t('page.new.take-along.off', { format, number: names.length, rule: names[0] ?? '' })}
        </small>
      </span>
    </label>
  );
}

/** The rules of a new game: what is played, by whose rules, and the single switches by topic. */
export function Rules({
  title,
  seats,
  choice,
  obstacles,
  onChange,
}: {
  title: LoadedTitle;
  /** The number of players: some switches are for tables of one size. */
  seats: number;
  choice: RulesChoice;
  /** Switches that keep the game from its other file format; null where there is none. */
  obstacles: readonly string[] | null;
  onChange: (choice: RulesChoice) => void;
}): JSX.Element {
  const { game, switches, switchSeats = {} } = title;
  const { ruleSet, options } = choice;
  const base = game.ruleSets.find(({ id }) => id === ruleSet)?.values ?? {};
  const rules = ruleTitles(game.rules, title.messages, { ...base, ...options }, words.locale);
  const isForSeats = (key: string): boolean => (switchSeats[key] ?? seats) === seats;
  const switchOf = (key: string): JSX.Element | null => {
    const spec = game.options.find((option) => option.key === key);
    if (!spec || !isForSeats(key)) return null;
    const usual = base[key] ?? spec.values[0] ?? false;
    return (
      <Switch
        key={key}
        spec={spec}
        title={title}
        rules={rules}
        usual={usual}
        value={options[key] ?? usual}
        onChange={(value) => {
          const { [key]: _old, ...others } = options;
          onChange({ ruleSet, options: value === usual ? others : { ...others, [key]: value } });
        }}
      />
    );
  };
  const { scenario = [], ...topics } = switches;
  const say = tableWords(title);
  const scenarios = scenario.filter((key) => say.has(`scenario.${key}`));
  const choosable = scenarios.filter(isForSeats);
  const atTop = scenario.filter((key) => !scenarios.includes(key)).map(switchOf);
  const changed = Object.keys(options).filter((key) => !scenario.includes(key)).length;
  // Other rules, and still what was chosen above them.
  const chooseRuleSet = (next: string): void => {
    const kept = Object.entries(options).filter(([key]) => scenarios.includes(key));
    onChange({ ruleSet: next, options: Object.fromEntries(kept) });
  };
  // Cards to choose from come first; single switches of a set-up are for those who look for them.
  const setUp = (choosable.length > 0 || atTop.length > 0) && (
    <fieldset class={css.fieldset} data-scenario>
      <legend>{words.t('page.new.topic.scenario')}</legend>
      {choosable.length > 0 && (
        <Scenarios
          title={title}
          keys={choosable}
          seats={seats}
          options={options}
          onChange={(next) => onChange({ ruleSet, options: next })}
        />
      )}
      {atTop}
    </fieldset>
  );
  return (
    <>
      {choosable.length > 0 && setUp}
      <fieldset class={css.fieldset}>
        <legend>{words.t('page.new.rules')}</legend>
        <RuleSets title={title} choice={choice} onChange={chooseRuleSet} />
        {title.files && obstacles && title.files.format === SITE_RULES && (
          <TakeAlong
            title={title}
            format={title.files.format}
            obstacles={obstacles}
            onChange={chooseRuleSet}
          />
        )}
        <details class={css.switches}>
          <summary>
            {words.t('page.new.switches')}{' '}
            {changed > 0 && (
              <span class={css.differs}>{words.t('page.new.differ', { number: changed })}</span>
            )}
          </summary>
          {(Object.entries(topics) as [SwitchTopic, readonly string[]][]).map(([topic, keys]) => (
            <section key={topic} aria-labelledby={`topic-${topic}`}>
              <h3 id={`topic-${topic}`}>{words.t(`page.new.topic.${topic}`)}</h3>
              {keys.map(switchOf)}
            </section>
          ))}
        </details>
      </fieldset>
      {choosable.length === 0 && setUp}
    </>
  );
}
