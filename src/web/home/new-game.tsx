import type { JSX } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { OptionSpec, OptionValues, RuleId } from '../../core/game.ts';
import { ruleTitles } from '../../text/rule-texts.ts';
import { startGame } from '../match/open.ts';
import { Button } from '../parts/button.tsx';
import { randomSeed, shuffled } from '../parts/chance.ts';
import { Dialog } from '../parts/dialog.tsx';
import parts from '../parts/parts.module.css';
import { RuleTag } from '../parts/rule.tsx';
import { here, openTable } from '../services.ts';
import { prefetchFamily } from '../families.ts';
import { findTitle, TABLE_TITLES } from '../../titles/find.ts';
import { type LoadedTitle, loadTitle } from '../titles.ts';
import { reasonOf, tableWords, words } from '../words.ts';
import css from './home.module.css';

const NAMES_KEY = 'railhead.names';

/** Who played last, to be offered again. */
function lastNames(): string[] {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(NAMES_KEY) ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

function rememberNames(names: readonly string[]): void {
  try {
    localStorage.setItem(NAMES_KEY, JSON.stringify(names));
  } catch {
    // They are asked for again next time.
  }
}

/** As many names as seats: those known, then "Player 4". */
function seatNames(names: readonly string[], count: number): string[] {
  return Array.from(
    { length: count },
    (_, seat) => names[seat] ?? words.t('word.player', { number: seat + 1 }),
  );
}

function Seats({
  names,
  seats: [min, max],
  onChange,
}: {
  names: readonly string[];
  seats: readonly [number, number];
  onChange: (names: string[]) => void;
}): JSX.Element {
  const swap = (seat: number, other: number): void => {
    const next = [...names];
    [next[seat], next[other]] = [next[other] as string, next[seat] as string];
    onChange(next);
  };
  return (
    <fieldset class={css.fieldset}>
      <legend>{words.t('page.new.players')}</legend>
      <ol class={css.seats}>
        {names.map((name, seat) => (
          // Seats stay where they are; names move between them.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={seat}>
            <span>{seat + 1}</span>
            <input
              class={parts.field}
              value={name}
              maxLength={40}
              aria-label={words.t('page.new.name-of', { number: seat + 1 })}
              data-seat={seat}
              onInput={({ currentTarget }) => onChange(names.with(seat, currentTarget.value))}
            />
            <Button
              look="icon"
              icon="up"
              aria-label={words.t('page.new.earlier')}
              aria-disabled={seat === 0}
              onPress={() => swap(seat, seat - 1)}
            />
            <Button
              look="icon"
              icon="close"
              data-remove={seat}
              aria-label={words.t('page.new.remove')}
              refusal={names.length <= min ? { text: words.t('page.new.too-few', { number: min }) } : null}
              onPress={() => onChange(names.toSpliced(seat, 1))}
            />
          </li>
        ))}
      </ol>
      <div class={css.row}>
        <Button
          small
          icon="plus"
          data-add
          refusal={names.length >= max ? { text: words.t('page.new.too-many', { number: max }) } : null}
          onPress={() => onChange(seatNames(names, names.length + 1))}
        >
          {words.t('page.new.add')}
        </Button>
        <Button small icon="shuffle" onPress={() => onChange(shuffled(names))}>
          {words.t('page.new.shuffle')}
        </Button>
      </div>
    </fieldset>
  );
}

function Switch({
  spec,
  title,
  rules,
  value,
  onChange,
}: {
  spec: OptionSpec;
  title: LoadedTitle;
  rules: Readonly<Record<RuleId, string>>;
  value: string | number | boolean;
  onChange: (value: string | number | boolean) => void;
}): JSX.Element {
  const say = tableWords(title);
  return (
    <label class={css.switch}>
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

function Rules({
  title,
  ruleSet,
  options,
  onRuleSet,
  onOptions,
}: {
  title: LoadedTitle;
  ruleSet: string;
  options: OptionValues;
  onRuleSet: (id: string) => void;
  onOptions: (options: OptionValues) => void;
}): JSX.Element {
  const { game } = title;
  const say = tableWords(title);
  const base = game.ruleSets.find(({ id }) => id === ruleSet)?.values ?? {};
  const rules = ruleTitles(game.rules, title.messages, { ...base, ...options }, words.locale);
  // Switches that only importers set are not offered.
  const offered = game.options.filter(({ key, values }) => key !== 'import_lenient' && values.length > 1);
  return (
    <fieldset class={css.fieldset}>
      <legend>{words.t('page.new.rules')}</legend>
      <div class={css.ruleSets}>
        {game.ruleSets.map((set) => {
          const { short, full } = say.ruleSet(set);
          return (
            <label key={set.id} class={css.ruleSet} data-chosen={set.id === ruleSet || undefined}>
              <input
                type="radio"
                name="rule-set"
                value={set.id}
                checked={set.id === ruleSet}
                onChange={() => onRuleSet(set.id)}
              />
              <span>
                <b>{short}</b>
                <small>{full}</small>
              </span>
            </label>
          );
        })}
      </div>
      {offered.length > 0 && (
        <details class={css.switches}>
          <summary>{words.t('page.new.switches', { number: offered.length })}</summary>
          {offered.map((spec) => (
            <Switch
              key={spec.key}
              spec={spec}
              title={title}
              rules={rules}
              value={options[spec.key] ?? base[spec.key] ?? spec.values[0] ?? false}
              onChange={(value) => {
                const { [spec.key]: _old, ...others } = options;
                onOptions(value === base[spec.key] ? others : { ...others, [spec.key]: value });
              }}
            />
          ))}
        </details>
      )}
    </fieldset>
  );
}

export function NewGameDialog({ first, onClose }: { first: string; onClose: () => void }): JSX.Element {
  const [id, setId] = useState(first);
  const [title, setTitle] = useState<LoadedTitle | null>(null);
  const [names, setNames] = useState(() => seatNames(lastNames(), lastNames().length || 4));
  const [ruleSet, setRuleSet] = useState('');
  const [options, setOptions] = useState<OptionValues>({});
  const [problem, setProblem] = useState<string | null>(null);
  const seats = findTitle(id)?.seats ?? [2, 6];

  // Before the next paint, so that no title can be started under the name of another.
  useLayoutEffect(() => {
    let isWanted = true;
    const [min, max] = seats;
    setTitle(null);
    setOptions({});
    setNames((known) => seatNames(known, Math.max(min, Math.min(max, known.length))));
    void (async () => {
      try {
        const loaded = await loadTitle(id);
        prefetchFamily(loaded);
        if (!isWanted) return;
        setTitle(loaded);
        setRuleSet(loaded.game.ruleSets[0]?.id ?? '');
      } catch {
        if (isWanted) setProblem(words.t('page.load-failed'));
      }
    })();
    return () => {
      isWanted = false;
    };
  }, [id]);

  const start = async (): Promise<void> => {
    const filled = names.map((name, seat) => name.trim() || words.t('word.player', { number: seat + 1 }));
    rememberNames(filled);
    try {
      const seed = randomSeed();
      await openTable(await startGame(here, { title: id, names: filled, ruleSet, options, seed }));
    } catch (error) {
      setProblem(reasonOf(error));
    }
  };

  const foot = (
    <>
      <Button onPress={onClose}>{words.t('page.cancel')}</Button>
      <Button look="primary" data-start aria-disabled={title === null} onPress={() => void start()}>
        {words.t('page.new.start')}
      </Button>
    </>
  );
  return (
    <Dialog title={words.t('page.new.title')} wide onClose={onClose} foot={foot}>
      <div class={css.titleTabs} role="group" aria-label={words.t('page.home.titles')}>
        {TABLE_TITLES.map((choice) => (
          <Button
            key={choice.id}
            aria-pressed={choice.id === id}
            data-title={choice.id}
            onPress={() => setId(choice.id)}
          >
            {choice.name}
          </Button>
        ))}
      </div>
      {problem !== null && <p role="alert">{problem}</p>}
      <Seats names={names} seats={seats} onChange={setNames} />
      {title?.id === id && (
        <Rules
          title={title}
          ruleSet={ruleSet}
          options={options}
          onRuleSet={(next) => {
            setRuleSet(next);
            setOptions({});
          }}
          onOptions={setOptions}
        />
      )}
    </Dialog>
  );
}
