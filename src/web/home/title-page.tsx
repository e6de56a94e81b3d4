import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { findTitle } from '../../titles/find.ts';
import type { Title } from '../../titles/title.ts';
import { prefetchFamily } from '../families.ts';
import { Button } from '../parts/button.tsx';
import { toast } from '../parts/toast.tsx';
import { goHome, showRule } from '../router/router.ts';
import { bookOf, type RuleBook } from '../rules/book.ts';
import { OverviewPage } from '../rules/overview.tsx';
import { loadRuleTexts, loadTitle } from '../titles.ts';
import { words } from '../words.ts';
import { Art } from './art.tsx';
import { NewGameDialog } from './new-game/dialog.tsx';
import { PageFrame } from './page-frame.tsx';
import { hasSample, openSample } from './sample.ts';
import { lengthOf } from './title-card.tsx';
import css from './title-page.module.css';

/** The rules of a title by its first rule set, to be told at a glance. */
function useBook(title: Title | undefined): RuleBook | null {
  const [book, setBook] = useState<RuleBook | null>(null);
  useEffect(() => {
    if (!title) return undefined;
    let isWanted = true;
    void (async () => {
      try {
        const [loaded, texts] = await Promise.all([loadTitle(title.id), loadRuleTexts(title.id)]);
        if (!isWanted) return;
        setBook(bookOf(loaded, texts, loaded.game.ruleSets[0]?.values ?? {}, words.locale));
        prefetchFamily(title);
      } catch {
        toast({ text: words.t('page.load-failed') });
      }
    })();
    return () => {
      isWanted = false;
    };
  }, [title?.id, words.locale]);
  return book;
}

function Facts({ title }: { title: Title }): JSX.Element {
  const [from, to] = title.seats;
  const facts = [
    ['players', words.t('page.home.players', { from, to })],
    ['length', lengthOf(title)],
    ['weight', words.t(`page.title.weight.${title.weight}`)],
    ['designers', title.designers],
  ] as const;
  return (
    <dl class={css.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{words.t(`page.title.fact.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What a title is about, and the way to its tables. */
export function TitlePage({ id }: { id: string }): JSX.Element | null {
  const title = findTitle(id);
  const book = useBook(title);
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    if (!title) goHome();
    else document.title = `${title.name} · Railhead`;
  }, [title]);
  // The list that led here may have been scrolled.
  useLayoutEffect(() => scrollTo(0, 0), []);
  if (!title) return null;
  return (
    <PageFrame>
      <main class={css.main} data-title-page={title.id}>
        <a class={css.back} href="#/">
          {words.t('page.to-home')}
        </a>
        <header class={css.head}>
          <div class={css.art}>
            <Art title={title.id} />
          </div>
          <div class={css.about}>
            <h1>{title.name}</h1>
            <p class={css.lead}>{words.t(`page.title.${title.id}`)}</p>
            <p>{words.t(`page.title.${title.id}.about`)}</p>
            <Facts title={title} />
            <div class={css.ways}>
              <Button look="primary" data-new={title.id} onPress={() => setNew(true)}>
                {words.t('page.new.button')}
              </Button>
              {hasSample(title.id) && (
                <Button data-sample onPress={() => void openSample(title.id)}>
                  {words.t('page.title.sample')}
                </Button>
              )}
              <Button look="quiet" icon="book" data-rules onPress={() => showRule(title.rulePrefix)}>
                {words.t('page.rules.of', { name: title.name })}
              </Button>
            </div>
          </div>
        </header>
        <div class={css.overview} aria-busy={book === null}>
          {book?.overview && <OverviewPage overview={book.overview} titles={book.titles} />}
        </div>
      </main>
      {isNew && <NewGameDialog first={title.id} onClose={() => setNew(false)} />}
    </PageFrame>
  );
}
