import { BOTS } from '../bots/bots.ts';
import { headOf } from '../core/choice.ts';
import type { Action, Choice, Game } from '../core/game.ts';
import { canonicalJson, hashOf } from '../core/json.ts';
import { playGame } from '../bots/play.ts';

/**
 * A whole random game as text: what could be decided, what was, what followed. Kept in the repository and
 * compared by a test, so that every change of behaviour shows as a difference to review.
 */
export function transcript<S extends object, A extends Action>(
  game: Game<S, A>,
  seats: number,
  ruleSet: string,
  seed: number,
): string {
  const bots = Array.from({ length: seats }, (_, seat) => {
    const factory = BOTS['random'];
    if (!factory) throw new Error('no random bot');
    return factory(seed * 31 + seat);
  });
  const { match } = playGame(game, { seats, ruleSet, seed, bots });
  const lines = [`${game.title} · ${seats} players · rules ${ruleSet} · seed ${seed}`, ''];
  const set = game.ruleSets.find(({ id }) => id === ruleSet);
  let state = game.setup(seats, set?.values ?? {}, seed);
  for (const [index, action] of match.actions.entries()) {
    const turn = game.turn(state);
    if (turn.kind === 'decide') {
      lines.push(`#${index + 1} ${turn.round} · ${turn.step} · ${turn.entity} (seat ${turn.seat})`);
      lines.push(`   may ${summary(game.choices(state))}`);
    }
    const result = game.apply(state, action);
    if (result.refused) throw new Error(`refused: ${result.code}`);
    state = result.state;
    lines.push(`   does ${canonicalJson(action)}`);
    for (const { key, params, rule } of result.events)
      lines.push(`   · ${key} ${canonicalJson(params)} ${rule ?? ''}`);
    if (index % 20 === 19) lines.push(`   = ${hashOf(state)}`);
  }
  const end = game.turn(state);
  if (end.kind === 'finished')
    lines.push('', `over: ${end.reason}, scores ${end.scores.join(' ')}`, `= ${hashOf(state)}`);
  return `${lines.join('\n')}\n`;
}

/** Families by type, with their number: `lay_tile 8, pass 1`. */
function summary<A extends Action>(choices: readonly Choice<A>[]): string {
  const counts = new Map<string, number>();
  for (const choice of choices) {
    const type = headOf(choice).type;
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return [...counts].map(([type, count]) => `${type} ${count}`).join(', ');
}

/** The transcripts that are kept: file name → how to make it. */
export const PLAYTHROUGHS = [
  { file: '1848-book-3p.txt', game: '1848', seats: 3, ruleSet: 'book', seed: 11 },
  { file: '1848-book-5p.txt', game: '1848', seats: 5, ruleSet: 'book', seed: 12 },
  { file: '1848-18xx.games-4p.txt', game: '1848', seats: 4, ruleSet: '18xx.games', seed: 13 },
  { file: '1848-18xx.games-6p.txt', game: '1848', seats: 6, ruleSet: '18xx.games', seed: 14 },
  { file: '1848-first-edition-2007-4p.txt', game: '1848', seats: 4, ruleSet: 'first-edition-2007', seed: 15 },
  { file: '1860-book-2p.txt', game: '1860', seats: 2, ruleSet: 'book', seed: 21 },
  { file: '1860-book-3p.txt', game: '1860', seats: 3, ruleSet: 'book', seed: 22 },
  { file: '1860-18xx.games-4p.txt', game: '1860', seats: 4, ruleSet: '18xx.games', seed: 23 },
  { file: 'chicago-express-book-2p.txt', game: 'chicago-express', seats: 2, ruleSet: 'book', seed: 21 },
  { file: 'chicago-express-book-3p.txt', game: 'chicago-express', seats: 3, ruleSet: 'book', seed: 22 },
  { file: 'chicago-express-book-6p.txt', game: 'chicago-express', seats: 6, ruleSet: 'book', seed: 23 },
  { file: '18gb-book-2p.txt', game: '18gb', seats: 2, ruleSet: 'book', seed: 31 },
  { file: '18gb-book-5p.txt', game: '18gb', seats: 5, ruleSet: 'book', seed: 32 },
  { file: '18gb-18xx.games-3p.txt', game: '18gb', seats: 3, ruleSet: '18xx.games', seed: 33 },
  { file: '18gb-18xx.games-4p.txt', game: '18gb', seats: 4, ruleSet: '18xx.games', seed: 34 },
] as const;
