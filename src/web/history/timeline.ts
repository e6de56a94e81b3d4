import { type ReadonlySignal, signal } from '@preact/signals';
import type { Sample } from '../charts/sample.ts';
import { familyOf } from '../family/family.ts';
import { inSlices } from '../match/replay.ts';
import type { MatchSession } from '../match/session.ts';

/** As often the lines grow while they are worked out. */
const GROW_EVERY = 64;

/**
 * The samples of a game, one a position, worked out beside everything else. Each hangs on its position, so that going
 * on, undoing and coming back works out only what is new.
 */
export class Timeline {
  readonly #session: MatchSession;
  readonly #known = new WeakMap<object, Sample>();
  readonly #samples = signal<readonly Sample[]>([]);
  /** Counts the fillings: a later one makes an earlier one give up. */
  #filling = 0;

  constructor(session: MatchSession) {
    this.#session = session;
  }

  /** From the first position on, as far as they are worked out. */
  get samples(): ReadonlySignal<readonly Sample[]> {
    return this.#samples;
  }

  /** Works out the samples up to a position, without being in the way. */
  async fill(to: number): Promise<void> {
    const filling = ++this.#filling;
    const samples: Sample[] = [];
    await inSlices(this.#upTo(to, filling), (sample) => {
      samples.push(sample);
      // The old lines stay until the new ones are as long.
      const isLonger = samples.length > this.#samples.value.length;
      if (isLonger && samples.length % GROW_EVERY === 0) this.#samples.value = [...samples];
    });
    if (filling === this.#filling) this.#samples.value = samples;
  }

  *#upTo(to: number, filling: number): Generator<Sample> {
    let before: Sample | null = null;
    for (let at = 0; at <= to && filling === this.#filling; at++) yield (before = this.#at(at, before));
  }

  #at(at: number, before: Sample | null): Sample {
    const session = this.#session;
    const { state, events } = session.stepAt(at);
    const known = this.#known.get(state);
    if (known) return known;
    const position = { view: session.viewOf(state), turn: session.title.game.turn(state), events };
    const sample = familyOf(session).sample(position, before);
    this.#known.set(state, sample);
    return sample;
  }
}

const timelines = new WeakMap<MatchSession, Timeline>();

/** The timeline of a session: one for everybody who looks at it. */
export function timelineOf(session: MatchSession): Timeline {
  let timeline = timelines.get(session);
  if (!timeline) timelines.set(session, (timeline = new Timeline(session)));
  return timeline;
}
