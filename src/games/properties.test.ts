import { describe, expect, it } from 'vitest';
import { BOTS } from '../bots/bots.ts';
import { playGame } from '../bots/play.ts';
import { legalActions, membersOf } from '../core/choice.ts';
import { admits } from '../core/proof.ts';
import type { Action, AnyGame, RuleSet } from '../core/game.ts';
import { canonicalJson, deepFreeze, hashOf, throughJson } from '../core/json.ts';
import { SeededRandom } from '../core/random.ts';
import { forgeries } from '../testing/forge.ts';
import { soakGame } from '../testing/soak/game.ts';
import { botsOf, firstGames, isPlain, plansOf } from '../testing/soak/plans.ts';
import { GAMES } from '../titles/all.ts';

/**
 * Checks that every title gets for free: complete random games with all promises. CI plays the first games of each plan
 * of the soak; `npm run soak` all of them.
 */

const GAMES_PER_TABLE = 3;

/** Families with more members are not listed to the end. */
const MOST_MEMBERS = 3000;

function bots(seats: number, seed: number) {
  const random = BOTS['random'];
  if (!random) throw new Error('no random bot');
  return Array.from({ length: seats }, (_, seat) => random(seed * 31 + seat));
}

describe.each(GAMES.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  it.each(firstGames([...plansOf(game, 1)].filter(isPlain), GAMES_PER_TABLE))(
    'random game: $seats players, $ruleSet, seed $seed',
    (setting) => {
      expect(soakGame({ ...setting, bots: botsOf(setting) }).reason).not.toBe('');
    },
  );

  it('never touches the state it is given, and goes on from a state that came through JSON', () => {
    const [seats] = game.seats;
    const first = game.ruleSets[0] as RuleSet;
    let frozen: object | null = null;
    const { match } = playGame(game, { seats, ruleSet: first.id, seed: 77, bots: bots(seats, 77) });
    let state = deepFreeze(game.setup(seats, first.values, 77));
    for (const action of match.actions) {
      frozen = state;
      const before = hashOf(frozen);
      const live = game.apply(state, action);
      const wired = game.apply(throughJson(state), action);
      if (live.refused || wired.refused) throw new Error('refused');
      expect(hashOf(wired.state)).toBe(hashOf(live.state));
      expect(hashOf(frozen)).toBe(before);
      state = deepFreeze(live.state);
    }
  });

  it('offers only what it accepts, and always something', () => {
    const [seats] = game.seats;
    const random = new SeededRandom(5);
    playGame(game, {
      seats,
      ruleSet: game.ruleSets.at(-1)?.id ?? '',
      seed: 5,
      bots: bots(seats, 5),
      onState: (state) => {
        if (game.turn(state).kind === 'finished' || random.below(4) > 0) return;
        let count = 0;
        for (const action of legalActions(game, state)) {
          if (++count > 150) break;
          const result = game.apply(state, action);
          if (result.refused)
            throw new Error(`offered but refused: ${JSON.stringify(action)} ${result.code}`);
        }
        expect(count).toBeGreaterThan(0);
      },
    });
  });

  it('cuts families into parts that hold the same members, none twice', () => {
    const [seats] = game.seats;
    const random = new SeededRandom(6);
    const { id: ruleSet } = game.ruleSets[0] as RuleSet;
    playGame(game, {
      seats,
      ruleSet,
      seed: 6,
      bots: bots(seats, 6),
      onState: (state) => {
        if (random.below(6) > 0) return;
        for (const choice of game.choices(state)) {
          const parts = game.narrow?.(state, choice) ?? [];
          const whole = sample(membersOf(game, state, choice), MOST_MEMBERS);
          // A family that can only be listed has no parts; one too large to list is covered in smaller positions.
          if (parts.length === 0 || whole.length === MOST_MEMBERS) continue;
          const together = parts.flatMap((part) => [...membersOf(game, state, part)]);
          expect(together.map(canonicalJson)).toEqual(whole.map(canonicalJson));
          expect(new Set(whole.map(canonicalJson)).size).toBe(whole.length);
        }
      },
    });
  });

  it.each(game.ruleSets.map(({ id }) => id))(
    'refuses every forged action with a known rule (%s)',
    (ruleSet) => {
      const seats = game.seats[0] + 1;
      const random = new SeededRandom(9);
      let forged = 0;
      playGame(game, {
        seats,
        ruleSet,
        seed: 9,
        bots: bots(seats, 9),
        onState: (state) => {
          if (game.turn(state).kind === 'finished' || random.below(8) > 0) return;
          const legal = sample(legalActions(game, state), 60);
          const before = hashOf(deepFreeze(state));
          const action = random.pick(legal);
          for (const mutant of forgeries(action, legal.slice(0, 12), seats)) {
            expect({ mutant, verdict: verdict(game, state, mutant) }).toEqual({
              mutant,
              verdict: isOffered(game, state, mutant) ? 'accepted' : 'refused with a known rule',
            });
            forged++;
          }
          expect(hashOf(state)).toBe(before);
        },
      });
      expect(forged).toBeGreaterThan(1000);
    },
  );
});

function sample<T>(items: Iterable<T>, most: number): T[] {
  const list: T[] = [];
  for (const item of items) {
    list.push(item);
    if (list.length >= most) break;
  }
  return list;
}

function verdict(game: AnyGame, state: object, mutant: unknown): string {
  const result = game.apply(state, mutant as Action);
  if (!result.refused) return 'accepted';
  const isKnown = game.rules.includes(result.rule) && /^[a-z0-9_-]+$/i.test(result.code);
  return isKnown ? 'refused with a known rule' : `refused: ${result.code} [${result.rule}]`;
}

function isOffered(game: AnyGame, state: object, mutant: unknown): boolean {
  if (typeof mutant !== 'object' || mutant === null || Array.isArray(mutant)) return false;
  // JSON has no NaN or undefined: comparing by text would treat them as null or missing.
  const values = Object.values(mutant);
  if (values.some((value) => value === undefined || (typeof value === 'number' && !Number.isFinite(value))))
    return false;
  return admits(game, state, mutant as Action);
}
