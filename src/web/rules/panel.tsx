import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { OptionSpec } from '../../core/game.ts';
import { switchesOf } from '../../core/match.ts';
import { sectionOf } from '../../text/rule-texts.ts';
import { Button } from '../parts/button.tsx';
import { useModal } from '../parts/dialog.tsx';
import parts from '../parts/parts.module.css';
import { toast } from '../parts/toast.tsx';
import { closeRule, route, showRule } from '../router/router.ts';
import { seated } from '../services.ts';
import { findByRule } from '../../titles/find.ts';
import { type LoadedTitle, loadRuleTexts, loadTitle } from '../titles.ts';
import { tableWords, words } from '../words.ts';
import { bookOf, type Chosen, type Entry, numberOf, type RuleBook, settingsOf } from './book.ts';
import { OverviewPage } from './overview.tsx';
import { RuleText } from './rule-text.tsx';
import css from './rules.module.css';
import { search } from './search.ts';

interface Library {
  readonly title: LoadedTitle;
  readonly book: RuleBook;
}

async function loadLibrary(id: string): Promise<Library> {
  const [title, texts] = await Promise.all([loadTitle(id), loadRuleTexts(id)]);
  const { game } = title;
  const chosen = chosenFor(title);
  // Where no game of the title is open, as the first rule set has it.
  const switches = chosen ? switchesOf(game, chosen) : (game.ruleSets[0]?.values ?? {});
  return { title, book: bookOf(title, texts, switches, words.locale) };
}

/** The rules of the title that a rule belongs to, as soon as they are there. */
function useLibrary(rule: string): Library | null {
  const id = findByRule(rule)?.id;
  const [library, setLibrary] = useState<Library | null>(null);
  useEffect(() => {
    let isWanted = true;
    if (id === undefined) closeRule();
    else {
      loadLibrary(id).then(
        (loaded) => isWanted && setLibrary(loaded),
        () => {
          closeRule();
          toast({ text: words.t('page.load-failed') });
        },
      );
    }
    return () => {
      isWanted = false;
    };
  }, [id, words.locale]);
  return library?.title.id === id ? library : null;
}

/** The rules that the game at the table is played by, if it is a game of this title. */
function chosenFor(title: LoadedTitle): Chosen | null {
  const session = route.value.page === 'table' ? seated.value : null;
  return session?.title.id === title.id ? session.match() : null;
}

function Switch({ title, spec }: { title: LoadedTitle; spec: OptionSpec }): JSX.Element {
  const { game } = title;
  const say = tableWords(title);
  const nameOf = (id: string): string => {
    const set = game.ruleSets.find((candidate) => candidate.id === id);
    return set ? say.ruleSet(set).short : id;
  };
  return (
    <li>
      <p>
        {say.option(spec).short} <code>{spec.key}</code>
      </p>
      <dl class={css.settings}>
        {settingsOf(game, spec, chosenFor(title)).map(({ value, ruleSet, isChanged }) => (
          <div key={ruleSet} data-here={ruleSet === null || undefined}>
            <dt>
              {ruleSet === null
                ? words.t(isChanged ? 'page.rules.changed' : 'page.rules.here')
                : nameOf(ruleSet)}
            </dt>
            <dd>{value === undefined ? '–' : say.optionValue(spec, value)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** One rule: what it says, its switches, and the way to its neighbours. */
function Article({ library, entry }: { library: Library; entry: Entry }): JSX.Element {
  const { title, book } = library;
  const at = book.entries.indexOf(entry);
  const [before, after] = [book.entries[at - 1], book.entries[at + 1]];
  const switches = title.game.options.filter(({ key }) => entry.switches.includes(key));
  const section = book.sections.find(({ id }) => id === sectionOf(entry.id));
  return (
    <article class={css.rule} data-shown-rule={entry.id}>
      <div class={css.about}>
        <span class={parts.badge}>{entry.id}</span> {section?.name}
        <span class={css.steps}>
          {before && (
            <Button
              look="icon"
              icon="left"
              aria-label={words.t('page.rules.before', { id: before.id })}
              onPress={() => showRule(before.id)}
            />
          )}
          {after && (
            <Button
              look="icon"
              icon="right"
              aria-label={words.t('page.rules.after', { id: after.id })}
              onPress={() => showRule(after.id)}
            />
          )}
        </span>
      </div>
      <h3 tabIndex={-1}>{entry.title}</h3>
      <RuleText text={entry.text} titles={book.titles} />
      {switches.length > 0 && (
        <section class={css.switches}>
          <h4>{words.t('page.rules.switches', { number: switches.length })}</h4>
          <ul>
            {switches.map((spec) => (
              <Switch key={spec.key} title={title} spec={spec} />
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

function Links({
  entries,
  current,
  onOpen,
}: {
  entries: readonly Entry[];
  current: string;
  onOpen: (id: string) => void;
}): JSX.Element {
  return (
    <ul class={css.links}>
      {entries.map(({ id, title }) => (
        <li key={id}>
          <button
            type="button"
            data-to={id}
            aria-current={id === current ? 'true' : undefined}
            onClick={() => onOpen(id)}
          >
            <b>{numberOf(id)}</b> <span>{title}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Every section; the one that is read stands open, with the neighbours of the rule. */
function Sections({
  book,
  start,
  current,
  onOpen,
}: {
  book: RuleBook;
  /** Opens the overview. */
  start: string;
  current: string;
  onOpen: (id: string) => void;
}): JSX.Element {
  return (
    <nav class={css.sections} aria-label={words.t('page.rules.all')}>
      <h3>{words.t('page.rules.all')}</h3>
      {book.overview && current !== start && (
        <button type="button" class={css.start} data-to={start} onClick={() => onOpen(start)}>
          {words.t('page.rules.overview')}
        </button>
      )}
      {book.sections.map(({ id, name, entries }) => (
        <details key={id} open={id === sectionOf(current)}>
          <summary>
            <b>{numberOf(id)}</b> {name} <small>{entries.length}</small>
          </summary>
          <Links entries={entries} current={current} onOpen={onOpen} />
        </details>
      ))}
    </nav>
  );
}

/** What was on show in the panel. */
interface Read {
  readonly rule: string;
  readonly query: string;
}

/** The way through the panel, step by step back. */
function useTrail(
  rule: string,
  setQuery: (query: string) => void,
): { hasSteps: boolean; leave: (query: string) => void; back: () => void } {
  const [trail, setTrail] = useState<readonly Read[]>([]);
  const here = useRef<Read>({ rule, query: '' });
  useEffect(() => {
    const left = here.current;
    if (left.rule === rule) return;
    setTrail((steps) => [...steps, left]);
    here.current = { rule, query: '' };
  }, [rule]);
  return {
    hasSteps: trail.length > 0,
    /** The search that a rule was found with comes back with the way back. */
    leave: (query) => {
      here.current = { rule, query };
    },
    back: () => {
      const last = trail.at(-1);
      if (!last) return closeRule();
      here.current = { rule: last.rule, query: '' };
      setTrail(trail.slice(0, -1));
      setQuery(last.query);
      showRule(last.rule);
    },
  };
}

/** The rules of a title beside the table: one of them, all of them, and a search. */
export function RulesPanel({ rule }: { rule: string }): JSX.Element {
  const library = useLibrary(rule);
  const name = findByRule(rule)?.name ?? '';
  const [query, setQuery] = useState('');
  // Counts what was chosen from a list, also if it was the rule that is open already.
  const [opened, setOpened] = useState(0);
  const element = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const entry = library?.book.entries.find(({ id }) => id === rule);
  const found = useMemo(() => (library ? search(library.book, query) : []), [library, query]);
  const isSearch = query.trim() !== '';
  const { hasSteps, leave, back } = useTrail(rule, setQuery);

  useModal(element);
  useEffect(() => {
    body.current?.scrollTo(0, 0);
  }, [rule, isSearch]);
  // Focus an opened rule, so that screen readers continue there; in the list of all rules focus the search.
  useEffect(() => {
    if (entry) body.current?.querySelector('h3')?.focus();
    else if (library && matchMedia('(hover: hover)').matches) field.current?.focus();
  }, [library, entry?.id, opened]);
  const open = (id: string): void => {
    leave(query);
    setQuery('');
    setOpened(opened + 1);
    showRule(id);
  };
  return (
    <dialog
      ref={element}
      class={css.panel}
      data-rules-panel
      aria-label={words.t('page.rules.of', { name })}
      onCancel={(event) => {
        event.preventDefault();
        closeRule();
      }}
      onClick={({ target }) => target === element.current && closeRule()}
      onKeyDown={(event) => {
        // The first Escape empties the search, wherever the focus is; the next one closes the panel.
        if (event.key === 'Escape' && query !== '') {
          event.preventDefault();
          setQuery('');
        }
      }}
    >
      <div class={css.head}>
        <Button
          look="icon"
          icon="left"
          class={css.back}
          data-idle={(!hasSteps && !isSearch) || undefined}
          aria-label={words.t('page.rules.back')}
          onPress={() => (isSearch ? setQuery('') : back())}
        />
        <h2>{words.t('page.rules.of', { name })}</h2>
        <Button look="icon" icon="close" aria-label={words.t('page.close')} onPress={closeRule} />
        <input
          ref={field}
          type="search"
          class={parts.field}
          aria-label={words.t('page.rules.search')}
          placeholder={words.t('page.rules.search')}
          value={query}
          onInput={({ currentTarget }) => setQuery(currentTarget.value)}
          onKeyDown={(event) => {
            const [best] = found;
            if (event.key === 'Enter' && best) open(best.id);
            if (event.key === 'ArrowDown') body.current?.querySelector('button')?.focus();
          }}
        />
        <p role="status" data-found={query} class={isSearch ? css.count : 'visually-hidden'}>
          {isSearch && words.t('page.rules.found', { number: found.length })}
        </p>
      </div>
      <div ref={body} class={css.body} aria-busy={library === null}>
        {library && isSearch && <Links entries={found} current={rule} onOpen={open} />}
        {library && !isSearch && entry && <Article library={library} entry={entry} />}
        {library && !isSearch && !entry && library.book.overview && (
          <OverviewPage overview={library.book.overview} titles={library.book.titles} />
        )}
        {library && !isSearch && (
          <Sections book={library.book} start={library.title.rulePrefix} current={rule} onOpen={open} />
        )}
      </div>
    </dialog>
  );
}
