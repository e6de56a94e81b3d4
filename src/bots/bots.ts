import { headOf, membersOf } from '../core/choice.ts';
import type { Action, Choice, Game } from '../core/game.ts';
import { SeededRandom } from '../core/random.ts';
import { careFor, FRUGAL } from './care.ts';

/** A computer player. It sees what a person at its seat sees and answers with one of the offered actions. */
export interface Bot {
  readonly name: string;
  choose<S extends object, A extends Action>(game: Game<S, A>, state: S): A;
}

/** Makes a bot for one game; the seed is all the chance it gets. */
export type BotFactory = (seed: number) => Bot;

/** Members of one family looked at before picking: enough for variety, few enough for huge route families. */
const SAMPLE = 48;

/** How much a bot likes one kind of action: seldom, sometimes, gladly. */
const APPETITES = [0.1, 0.4, 1] as const;

/** Decisions after which a bot changes its mind about what it likes, so that no table is stuck for ever. */
const MOOD = 60;

/** How often it takes the member a game lists first (for routes, a good one) instead of any. */
const EARNESTNESS = [0, 0.6, 0.95] as const;

/** Picks one action of some families, or of others where those turn out to be empty. */
interface Chooser {
  choose<S extends object, A extends Action>(
    game: Game<S, A>,
    state: S,
    choices: readonly Choice<A>[],
    others?: readonly Choice<A>[],
  ): A;
}

/**
 * Plays at random for fuzzing. It draws how much it likes each kind of action, and draws again after a while, so that
 * some stretches are full of loans, others of sales, others of passes: plain uniform play always ends the
 * same way.
 */
function randomChooser(seed: number): Chooser {
  const random = new SeededRandom(seed);
  let earnest = random.pick(EARNESTNESS) as number;
  let decisions = 0;
  const appetites = new Map<string, number>();

  function appetite(game: string, type: string): number {
    let value = appetites.get(type);
    if (value === undefined) {
      appetites.set(type, (value = random.pick(APPETITES) * careFor(game, type)));
    }
    return value;
  }

  function pickType(game: string, types: readonly string[]): string {
    const weights = types.map((type) => appetite(game, type));
    let mark = (random.below(1_000_000) / 1_000_000) * weights.reduce((sum, weight) => sum + weight, 0);
    for (const [index, type] of types.entries()) {
      mark -= weights[index] ?? 0;
      if (mark < 0) return type;
    }
    return types[types.length - 1] as string;
  }

  function pickMember<S extends object, A extends Action>(
    game: Game<S, A>,
    state: S,
    choice: Choice<A>,
  ): A | null {
    if (choice.kind === 'range') {
      // The ends of a range are where mistakes hide.
      const steps = Math.floor((choice.max - choice.min) / choice.step);
      if (FRUGAL.includes(choice.action.type) && random.below(10) > 0)
        return { ...choice.action, [choice.field]: choice.min };
      const step = random.pick([0, steps, random.below(steps + 1), random.below(steps + 1)]);
      return { ...choice.action, [choice.field]: choice.min + step * choice.step };
    }
    if (choice.kind === 'open') {
      const parts = game.narrow?.(state, choice) ?? [];
      if (parts.length > 0) return pickMember(game, state, random.pick(parts));
    }
    const sample: A[] = [];
    for (const member of membersOf(game, state, choice)) {
      sample.push(member);
      if (sample.length >= SAMPLE) break;
    }
    if (choice.kind === 'open' && random.below(100) < earnest * 100) return sample[0] ?? null;
    return sample.length > 0 ? random.pick(sample) : null;
  }

  return {
    choose(game, state, choices, others = choices) {
      if (++decisions % MOOD === 0) {
        appetites.clear();
        earnest = random.pick(EARNESTNESS);
      }
      const types = [...new Set(choices.map(typeOf))];
      const type = pickType(game.id, types);
      const action = pickMember(
        game,
        state,
        random.pick(choices.filter((choice) => typeOf(choice) === type)),
      );
      if (action) return action;
      for (const choice of others) {
        const other = pickMember(game, state, choice);
        if (other) return other;
      }
      throw new Error('no legal action');
    },
  };
}

function randomBot(seed: number): Bot {
  const chooser = randomChooser(seed);
  return { name: 'random', choose: (game, state) => chooser.choose(game, state, ownChoices(game, state)) };
}

/**
 * How much a family is wanted: the most wanted ones are taken, 0 is no opinion, and what is below 0 is left alone as
 * long as anything else may be done. Where a family is cut into parts, each part is weighed in the same way.
 */
export type Leaning<S extends object, A extends Action> = (state: S, choice: Choice<A>) => number;

/** In so many of a hundred decisions a leaning bot follows its leaning; the others are at random. */
const CONSTANCY = 85;

/** The random bot with a leaning: for games that should come to what random ones hardly ever meet. */
export function leaningBot<S extends object, A extends Action>(
  name: string,
  leaning: Leaning<S, A>,
): BotFactory {
  return (seed) => {
    const random = new SeededRandom(seed);
    const chooser = randomChooser(seed);

    function mostWanted(state: S, choices: readonly Choice<A>[]): Choice<A>[] {
      const wishes = choices.map((choice) => leaning(state, choice));
      const most = Math.max(0, ...wishes);
      const wanted = choices.filter((_, index) => wishes[index] === most);
      return wanted.length > 0 ? wanted : [...choices];
    }

    function pick(game: Game<S, A>, state: S, choices: readonly Choice<A>[]): A {
      const wanted = mostWanted(state, choices);
      const choice = random.pick(wanted);
      const parts =
        choice.kind === 'open' && leaning(state, choice) > 0 ? (game.narrow?.(state, choice) ?? []) : [];
      return parts.length > 0 ? pick(game, state, parts) : chooser.choose(game, state, wanted, choices);
    }

    return {
      name,
      choose(game, state) {
        const choices = ownChoices(game, state);
        if (random.below(100) >= CONSTANCY) return chooser.choose(game, state, choices);
        // A leaning is about one title; the caller pairs the bot with that title.
        return pick(
          game as unknown as Game<S, A>,
          state as unknown as S,
          choices as unknown as Choice<A>[],
        ) as never;
      },
    };
  };
}

/** What the seat on turn may do: some games also let others act at any time, and those act for themselves. */
function ownChoices<S extends object, A extends Action>(game: Game<S, A>, state: S): Choice<A>[] {
  const turn = game.turn(state);
  return game.choices(state).filter((choice) => turn.kind === 'decide' && headOf(choice).by === turn.seat);
}

function typeOf<A extends Action>(choice: Choice<A>): string {
  return headOf(choice).type;
}

export const BOTS: Readonly<Record<string, BotFactory>> = { random: randomBot };
