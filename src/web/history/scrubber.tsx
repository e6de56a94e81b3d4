import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Words } from '../../text/words.ts';
import type { Sample } from '../charts/sample.ts';
import { familyOf } from '../family/family.ts';
import { useTable } from '../family/table-state.ts';
import type { MatchSession } from '../match/session.ts';
import { Button, IconButton, Key } from '../parts/button.tsx';
import { nameOf, useKeys } from '../parts/keys.ts';
import css from './history.module.css';
import { memo } from './memo.ts';
import { roundName } from './round-name.ts';
import { kindOfRound, nextRound, phaseMarks, roundNumber, type Span, spansOf } from './rounds.ts';
import { timelineOf } from './timeline.ts';

const SPEEDS = [1, 2, 4, 8] as const;
const STEP_MS = 1000;

function placeOf(at: number, last: number): string {
  return `${last === 0 ? 0 : (at / last) * 100}%`;
}

/** Room for the name of a phase, in rem. */
const MARK_WIDTH = 2.375;

/** Where marks stand: above their action, or beside the mark before, which they would cover, and never past the end. */
function placesOfMarks(marks: readonly { readonly at: number }[], last: number): string[] {
  const places: string[] = [];
  for (const [index, { at }] of marks.entries()) {
    const before = places.at(-1);
    const own = placeOf(at, last);
    const wanted = before === undefined ? own : `max(${own}, ${before} + ${MARK_WIDTH}rem)`;
    places.push(`min(${wanted}, 100% - ${(marks.length - 1 - index) * MARK_WIDTH}rem)`);
  }
  return places;
}

/** The rounds as bands above the line, with the phases that begin in them. A click leads there. */
const Bands = memo(function Bands({
  session,
  samples,
  last,
}: {
  session: MatchSession;
  samples: readonly Sample[];
  last: number;
}): JSX.Element {
  const { words } = session;
  const spans = spansOf(samples.map(({ round }) => round));
  const marks = phaseMarks(samples.map(({ phase }) => phase));
  const places = placesOfMarks(marks, last);
  return (
    <div class={css.bands} aria-hidden="true">
      {marks.map(({ at, name }, index) => (
        <button
          key={`mark-${at}`}
          type="button"
          tabIndex={-1}
          class={css.mark}
          style={{ left: places[index] }}
          title={words.t('page.history.phase-at', { name, number: at })}
          onClick={() => session.lookAt(at)}
        >
          {name}
        </button>
      ))}
      {spans.map(({ round, from }, index) => {
        const to = spans[index + 1]?.from ?? last;
        return (
          <button
            key={from}
            type="button"
            tabIndex={-1}
            class={css.band}
            data-kind={kindOfRound(round)}
            style={{ left: placeOf(from, last), width: placeOf(to - from, last) }}
            title={words.t('page.history.round-at', { name: words.round(round), number: from })}
            onClick={() => session.lookAt(from)}
          >
            <span>{roundName(words, round)}</span>
            <small>{roundNumber(round)}</small>
          </button>
        );
      })}
    </div>
  );
});

function Legend({ words, hasPhases }: { words: Words; hasPhases: boolean }): JSX.Element {
  return (
    <ul class={css.legend} aria-hidden="true">
      <li>
        <i data-kind="stock" /> {words.t('page.history.stock')}
      </li>
      <li>
        <i data-kind="operating" /> {words.t('page.history.operating')}
      </li>
      {hasPhases && (
        <li>
          <b class={css.phase}>4</b> {words.t('page.history.phase')}
        </li>
      )}
    </ul>
  );
}

/** Keys that do here what they do beside the field: its own would do something else, or nothing. */
const OUR_KEYS = [' ', '[', ']', 'Shift+ArrowLeft', 'Shift+ArrowRight'] as const;

/** Goes through a game by hand, by keys or by itself. `slim`: beside another view than the history itself. */
export function Scrubber({ slim = false }: { slim?: boolean }): JSX.Element {
  const { session } = useTable();
  const { words } = session;
  const timeline = timelineOf(session);
  const { samples } = timeline;
  const last = session.at.value;
  const isWhole = session.isWhole.value;
  useEffect(() => {
    if (isWhole) void timeline.fill(last);
  }, [timeline, last, isWhole]);
  const { at, turn } = session.shown.value;
  const isPlaying = useSignal(false);
  const speed = useSignal<number>(1);
  const spans: readonly Span[] = spansOf(samples.value.map(({ round }) => round));

  const goTo = (to: number): void => session.lookAt(Math.max(0, Math.min(last, to)));
  const byHand = (to: number): void => {
    isPlaying.value = false;
    goTo(to);
  };
  const play = (): void => {
    if (!isPlaying.value && at >= last) goTo(0);
    isPlaying.value = !isPlaying.value;
  };
  // Where rounds begin is known once the whole game has been looked through.
  const areRoundsKnown = samples.value.length > last;
  const byRound = (way: 1 | -1): void => {
    if (areRoundsKnown) byHand(nextRound(spans, at, way, last));
  };

  useEffect(() => {
    if (!isPlaying.value) return undefined;
    if (at >= last) {
      isPlaying.value = false;
      return undefined;
    }
    // The user may have stopped it since, in a change that is not on the screen yet.
    const timer = setTimeout(() => isPlaying.peek() && goTo(at + 1), STEP_MS / speed.value);
    return () => clearTimeout(timer);
  }, [isPlaying.value, speed.value, at, last]);

  const keys = {
    ArrowLeft: () => byHand(at - 1),
    ArrowRight: () => byHand(at + 1),
    Home: () => byHand(0),
    End: () => byHand(last),
    ' ': play,
    'Shift+ArrowLeft': () => byRound(-1),
    'Shift+ArrowRight': () => byRound(1),
    '[': () => byRound(-1),
    ']': () => byRound(1),
  };
  useKeys('history', keys);

  const round = turn.kind === 'decide' ? words.round(turn.round) : words.end(turn.reason);
  return (
    <div class={css.scrubber} data-slim={slim || undefined} data-scrubber>
      <div class={css.controls} data-controls>
        <IconButton
          name={words.t('page.history.first')}
          icon="first"
          data-first
          aria-disabled={at === 0}
          onPress={keys.Home}
        />
        <IconButton
          name={words.t('page.history.round-back')}
          icon="double-left"
          data-previous-round
          aria-disabled={at === 0 || !areRoundsKnown}
          onPress={keys['[']}
        />
        <IconButton
          name={words.t('page.history.previous')}
          icon="left"
          data-previous
          aria-disabled={at === 0}
          onPress={keys.ArrowLeft}
        />
        <IconButton
          name={words.t(isPlaying.value ? 'page.history.pause' : 'page.history.play')}
          icon={isPlaying.value ? 'pause' : 'play'}
          data-play
          aria-disabled={last === 0}
          onPress={play}
        />
        <IconButton
          name={words.t('page.history.next')}
          icon="right"
          data-next
          aria-disabled={at === last}
          onPress={keys.ArrowRight}
        />
        <IconButton
          name={words.t('page.history.round-on')}
          icon="double-right"
          data-next-round
          aria-disabled={at === last || !areRoundsKnown}
          onPress={keys[']']}
        />
        <IconButton
          name={words.t('page.history.last')}
          icon="last"
          data-last
          aria-disabled={at === last}
          onPress={keys.End}
        />
        <label class={css.speed}>
          <span>{words.t('page.history.speed')}</span>
          <select
            value={speed.value}
            onChange={({ currentTarget }) => (speed.value = Number(currentTarget.value))}
          >
            {SPEEDS.map((number) => (
              <option key={number} value={number}>
                {words.t('page.history.times', { number })}
              </option>
            ))}
          </select>
        </label>
        <output class={css.count} data-shown-at={at}>
          <b>{words.number(at)}</b> {words.t('page.history.of-all', { all: last })}
          {slim && <span>{round}</span>}
        </output>
        {!slim && (
          <>
            <span class={css.keyHint} aria-hidden="true">
              <Key name="←" />
              <Key name="→" /> {words.t('page.history.key-action')}
            </span>
            <span class={css.keyHint} aria-hidden="true">
              <Key name="⇧ ←" />
              <Key name="⇧ →" /> {words.t('page.history.key-round')}
            </span>
            {familyOf(session).hasPhases && <Legend words={words} hasPhases />}
          </>
        )}
      </div>
      {!slim && <Bands session={session} samples={samples.value} last={last} />}
      <input
        type="range"
        class={css.range}
        style={{ '--done': placeOf(at, last) }}
        min={0}
        max={last}
        step={1}
        value={at}
        aria-label={words.t('page.history.scrub')}
        aria-valuetext={words.t('page.history.position', { number: at, round })}
        data-range
        onInput={({ currentTarget }) => byHand(Number(currentTarget.value))}
        onKeyDown={(event) => {
          const pressed = nameOf(event);
          const key = event.altKey ? undefined : OUR_KEYS.find((ours) => ours === pressed);
          if (key === undefined) return;
          event.preventDefault();
          keys[key]();
        }}
      />
      {slim && (
        <Button small look="primary" class={css.back} data-now onPress={() => session.lookAt(null)}>
          {words.t('page.back-to-now')}
        </Button>
      )}
    </div>
  );
}
