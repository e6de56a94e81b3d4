import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { resolveOptions } from '../../../core/game.ts';
import type { FileTitle } from '../../../interop/title.ts';
import type { Action } from '../../../core/game.ts';
import { findTitle, TABLE_TITLES } from '../../../titles/find.ts';
import { prefetchFamily } from '../../families.ts';
import { startGame } from '../../match/open.ts';
import { Button } from '../../parts/button.tsx';
import { randomSeed } from '../../parts/chance.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { here, openTable } from '../../services.ts';
import { type LoadedTitle, loadFileTitle, loadTitle } from '../../titles.ts';
import { reasonOf, words } from '../../words.ts';
import { lastSeats, namesOf, rememberSeats, seatsFor } from './names.ts';
import css from './new-game.module.css';
import { Rules, type RulesChoice } from './rules.tsx';
import { Seats } from './seats.tsx';

/** A title as the dialog needs it: also how its files are written, to say which rules those allow. */
interface Offer {
  readonly title: LoadedTitle;
  readonly files: FileTitle<object, Action> | null;
}

async function loadOffer(id: string): Promise<Offer> {
  const [title, files] = await Promise.all([loadTitle(id), findTitle(id)?.files ? loadFileTitle(id) : null]);
  return { title, files };
}

/** What a new game begins with instead of the last names and the first rules. */
export interface NewGameWish {
  readonly names: readonly string[];
  readonly rules: RulesChoice;
}

export function NewGameDialog({
  first,
  wish,
  onClose,
}: {
  first: string;
  wish?: NewGameWish;
  onClose: () => void;
}): JSX.Element {
  const [id, setId] = useState(first);
  const [offer, setOffer] = useState<Offer | null>(null);
  const [seats, setSeats] = useState(() => {
    const known = wish?.names.map((name) => ({ name, computer: null })) ?? lastSeats();
    return seatsFor(known, known.length || 4);
  });
  const [rules, setRules] = useState<RulesChoice>({ ruleSet: '', options: {} });
  const [problem, setProblem] = useState<string | null>(null);
  const foot = useRef<HTMLSpanElement>(null);
  const range = findTitle(id)?.seats ?? [2, 6];
  const mayBeComputers = findTitle(id)?.load.mind !== undefined;

  // Before the next paint, so that no title can be started under the name of another.
  useLayoutEffect(() => {
    let isWanted = true;
    const [min, max] = range;
    setOffer(null);
    setSeats((known) =>
      seatsFor(known, Math.max(min, Math.min(max, known.length))).map((seat) =>
        mayBeComputers ? seat : { ...seat, computer: null },
      ),
    );
    void (async () => {
      try {
        const loaded = await loadOffer(id);
        prefetchFamily(loaded.title);
        if (!isWanted) return;
        const usual = { ruleSet: loaded.title.game.ruleSets[0]?.id ?? '', options: {} };
        setRules(id === first && wish ? wish.rules : usual);
        setOffer(loaded);
      } catch {
        if (isWanted) setProblem(words.t('page.load-failed'));
      }
    })();
    return () => {
      isWanted = false;
    };
  }, [id]);

  const start = async (): Promise<void> => {
    const names = namesOf(seats);
    rememberSeats(
      seats.map(({ name, computer }, seat) => ({ name: computer ? name : (names[seat] ?? name), computer })),
    );
    try {
      const seed = randomSeed();
      await openTable(
        await startGame(here, {
          title: id,
          names,
          computers: seats.map(({ computer }) => computer),
          ...rules,
          seed,
        }),
      );
    } catch (error) {
      setProblem(reasonOf(error));
    }
  };

  const loaded = offer?.title.id === id ? offer : null;
  return (
    <Dialog
      title={words.t('page.new.title')}
      wide
      onClose={onClose}
      foot={
        <span ref={foot} class={css.foot}>
          <Button onPress={onClose}>{words.t('page.cancel')}</Button>
          <Button look="primary" data-start aria-disabled={loaded === null} onPress={() => void start()}>
            {words.t('page.new.start')}
          </Button>
        </span>
      }
    >
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
      <Seats
        seats={seats}
        range={range}
        mayBeComputers={mayBeComputers}
        onChange={setSeats}
        onLast={() => foot.current?.querySelector<HTMLElement>('[data-start]')?.focus()}
      />
      {loaded && (
        <Rules
          title={loaded.title}
          seats={seats.length}
          choice={rules}
          obstacles={obstaclesOf(loaded, rules)}
          onChange={setRules}
        />
      )}
    </Dialog>
  );
}

function obstaclesOf(
  { title: { game }, files }: Offer,
  { ruleSet, options }: RulesChoice,
): readonly string[] | null {
  return files && files.obstacles(resolveOptions(game, ruleSet, options));
}
