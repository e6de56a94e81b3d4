import type { JSX } from 'preact';
import type { OptionSpec, OptionValues, RuleId } from '../../../core/game.ts';
import { ruleTitles } from '../../../text/rule-texts.ts';
import type { SwitchTopic } from '../../../titles/title.ts';
import parts from '../../parts/parts.module.css';
import { RuleTag } from '../../parts/rule.tsx';
import type { LoadedTitle } from '../../titles.ts';
import { tableWords, words } from '../../words.ts';
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
  onChange: (choice: RulesChoice) => void;
}): JSX.Element {
  const say = tableWords(title);
  return (
    <div class={css.ruleSets}>
      {title.game.ruleSets.map((set) => {
        const { short, full } = say.ruleSet(set);
        return (
          <label key={set.id} class={css.ruleSet} data-chosen={set.id === choice.ruleSet || undefined}>
            <input
              type="radio"
              name="rule-set"
              value={set.id}
              checked={set.id === choice.ruleSet}
              onChange={() => onChange({ ruleSet: set.id, options: {} })}
            />
            <span>
              <b>{short}</b>
              <small>{full}</small>
            </span>
          </label>
        );
      })}
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
  onChange: (choice: RulesChoice) => void;
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
          onChange({
            ruleSet: currentTarget.checked ? SITE_RULES : (game.ruleSets[0]?.id ?? SITE_RULES),
            options: {},
          })
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
  const switchOf = (key: string): JSX.Element | null => {
    const spec = game.options.find((option) => option.key === key);
    if (!spec || (switchSeats[key] ?? seats) !== seats) return null;
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
  const atTop = scenario.map(switchOf).filter((shown) => shown !== null);
  const changed = Object.keys(options).length;
  return (
    <>
      {atTop.length > 0 && (
        <fieldset class={css.fieldset} data-scenario>
          <legend>{words.t('page.new.topic.scenario')}</legend>
          {atTop}
        </fieldset>
      )}
      <fieldset class={css.fieldset}>
        <legend>{words.t('page.new.rules')}</legend>
        <RuleSets title={title} choice={choice} onChange={onChange} />
        {title.files && obstacles && title.files.format === SITE_RULES && (
          <TakeAlong title={title} format={title.files.format} obstacles={obstacles} onChange={onChange} />
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
    </>
  );
}
