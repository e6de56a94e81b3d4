import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { characterOf } from '../../../bots/seats.ts';
import { resolveOptions } from '../../../core/game.ts';
import type { Match } from '../../../core/match.ts';
import type { FileTitle } from '../../../interop/title.ts';
import type { Action } from '../../../core/game.ts';
import { findTitle, TABLE_TITLES } from '../../../titles/find.ts';
import { prefetchFamily } from '../../families.ts';
import { startGame } from '../../match/open.ts';
import type { OnlineSeatWish } from '../../../online/api.ts';
import { me } from '../../online/account.ts';
import { type Agreement, onlineSlots } from '../../online/slots.ts';
import { Button } from '../../parts/button.tsx';
import { randomSeed } from '../../parts/chance.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Notice } from '../../parts/notice.tsx';
import { here, openTable } from '../../services.ts';
import { type LoadedTitle, loadFileTitle, loadTitle } from '../../titles.ts';
import { reasonOf, words } from '../../words.ts';
import { isOnline, lastSeats, namesOf, rememberSeats, seatedAs, seatsFor, type SeatWish } from './names.ts';
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

/** How seats stand in the wish for a table across the internet. */
function onlineSeats(seats: readonly SeatWish[]): OnlineSeatWish[] {
  const names = namesOf(seats);
  return seats.map(({ computer, place }, seat) => {
    const name = names[seat] ?? '';
    if (computer) return { kind: 'computer', computer: { ...computer }, name };
    if (place === 'online') return { kind: 'online', user: null };
    return place === 'me' ? { kind: 'me' } : { kind: 'here', name };
  });
}

/** The players of a game that has begun: whoever has put it online takes the first seat of a person, friends the others. */
function seatsOf({ players }: Match): SeatWish[] {
  const seats = players.map((player): SeatWish => ({ name: player.name, computer: characterOf(player) }));
  const persons = seats.flatMap(({ computer }, seat) => (computer ? [] : [seat]));
  return persons.slice(1).reduce((all, seat) => seatedAs(all, seat, 'online'), seats);
}

export function NewGameDialog({
  first,
  wish,
  begun,
  onClose,
}: {
  first: string;
  wish?: NewGameWish;
  /** Puts this game online as it stands, instead of a new one. */
  begun?: Match;
  onClose: () => void;
}): JSX.Element {
  const [id, setId] = useState(first);
  const [offer, setOffer] = useState<Offer | null>(null);
  const [seats, setSeats] = useState(() => {
    if (begun) return seatsOf(begun);
    const known = wish?.names.map((name) => ({ name, computer: null })) ?? lastSeats();
    return seatsFor(known, known.length || 4);
  });
  const [rules, setRules] = useState<RulesChoice>({ ruleSet: '', options: {} });
  const [problem, setProblem] = useState<string | null>(null);
  const foot = useRef<HTMLSpanElement>(null);
  const isStarting = useRef(false);
  const range = findTitle(id)?.seats ?? [2, 6];
  const mayBeComputers = findTitle(id)?.load.mind !== undefined;
  const slot = onlineSlots.value?.newTable ?? null;
  const [agreement, setAgreement] = useState<Agreement | null>(null);
  const table = slot && seats.some(isOnline) ? { ...slot, agreement: agreement ?? slot.usual } : null;

  // Before the next paint, so that no title can be started under the name of another.
  useLayoutEffect(() => {
    let isWanted = true;
    const [min, max] = range;
    setOffer(null);
    if (!begun) {
      setSeats((known) =>
        seatsFor(known, Math.max(min, Math.min(max, known.length))).map((seat) =>
          mayBeComputers ? seat : { ...seat, computer: null },
        ),
      );
    }
    void (async () => {
      try {
        const loaded = await loadOffer(id);
        prefetchFamily(loaded.title);
        if (!isWanted) return;
        const usual = { ruleSet: loaded.title.game.ruleSets[0]?.id ?? '', options: {} };
        setRules(begun ?? (id === first && wish ? wish.rules : usual));
        setOffer(loaded);
      } catch {
        if (isWanted) setProblem(words.t('page.load-failed'));
      }
    })();
    return () => {
      isWanted = false;
    };
  }, [id]);

  const startHere = async (): Promise<void> => {
    try {
      const seed = randomSeed();
      const computers = seats.map(({ computer }) => computer);
      await openTable(await startGame(here, { title: id, names: namesOf(seats), computers, ...rules, seed }));
    } catch (error) {
      setProblem(reasonOf(error));
    }
  };

  const begin = async (): Promise<void> => {
    const names = namesOf(seats);
    if (!begun) {
      rememberSeats(
        seats.map(({ name, computer }, seat) => ({
          name: computer ? name : (names[seat] ?? name),
          computer,
        })),
      );
    }
    if (!table) return startHere();
    setProblem(null);
    const hostName = seats.find(({ place }) => place === 'me')?.name.trim() ?? '';
    setProblem(
      await table.make({
        title: id,
        ruleSet: rules.ruleSet,
        options: rules.options,
        seats: onlineSeats(seats),
        hostName,
        agreement: table.agreement,
        match: begun ?? null,
      }),
    );
  };

  /** Once at a time: a double click would make two guests, and only one of them has the table. */
  const start = async (): Promise<void> => {
    if (isStarting.current) return;
    isStarting.current = true;
    await begin();
    isStarting.current = false;
  };

  const loaded = offer?.title.id === id ? offer : null;
  const isReady = loaded !== null && (table !== null || !begun);
  return (
    <Dialog
      title={words.t(begun ? 'page.new.put-online' : 'page.new.title')}
      wide={table ? 'two' : 'one'}
      onClose={onClose}
      foot={
        <span ref={foot} class={css.foot}>
          {problem !== null && (
            <div class={css.problem}>
              <Notice tone="neg">{problem}</Notice>
            </div>
          )}
          {table && <table.Foot agreement={table.agreement} seats={onlineSeats(seats)} />}
          <Button onPress={onClose}>{words.t('page.cancel')}</Button>
          <Button look="primary" data-start aria-disabled={!isReady} onPress={() => void start()}>
            {words.t(table || begun ? 'page.new.make' : 'page.new.start')}
          </Button>
        </span>
      }
    >
      <div class={css.columns} data-columns={table ? 2 : 1}>
        <div>
          {!begun && (
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
          )}
          <Seats
            seats={seats}
            range={range}
            mayBeComputers={mayBeComputers}
            mayBeOnline={slot !== null}
            myName={me.value?.name ?? null}
            hasBegun={begun !== undefined}
            onChange={setSeats}
            onLast={() => foot.current?.querySelector<HTMLElement>('[data-start]')?.focus()}
          />
          {loaded && !begun && (
            <Rules
              title={loaded.title}
              seats={seats.length}
              choice={rules}
              obstacles={obstaclesOf(loaded, rules)}
              onChange={setRules}
            />
          )}
        </div>
        {table && (
          <div>
            <table.Fields
              agreement={table.agreement}
              seats={onlineSeats(seats)}
              hasBegun={begun !== undefined}
              onChange={setAgreement}
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}

function obstaclesOf(
  { title: { game }, files }: Offer,
  { ruleSet, options }: RulesChoice,
): readonly string[] | null {
  return files && files.obstacles(resolveOptions(game, ruleSet, options));
}
