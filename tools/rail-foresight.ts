/**
 * How well the ledger of the 18xx computers foresees games that three medium ones play:
 *
 *   npx tsx tools/rail-foresight.ts 1848 GAMES SEED
 *
 * At the beginning of each round the rest of the game is expected from there, and compared with what became of it. Prints,
 * by kind of round, the error of the rounds to come, of how far each seat ends ahead of the mean (as a part of the mean),
 * and how both leads go together. Changes of the ledger show here within a few games, where duels need hundreds.
 */
import process from 'node:process';
import { openingBy } from '../src/bots/arena.ts';
import type { Character } from '../src/bots/mind.ts';
import { playGame } from '../src/bots/play.ts';
import { Outlook } from '../src/bots/rail/outlook.ts';
import { knowledgeOf, playerOf } from './learning/rail.ts';

interface Foreseen {
  readonly round: string;
  readonly done: number;
  readonly rounds: number;
  readonly worth: readonly number[];
}

interface Pair {
  readonly foreseen: number;
  readonly real: number;
}

const MEDIUM: Character = { level: 'medium', manner: 'balanced' };
const SEATS = 3;
const OPENING = 8;

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function correlation(pairs: readonly Pair[]): number {
  const [x, y] = [mean(pairs.map(({ foreseen }) => foreseen)), mean(pairs.map(({ real }) => real))];
  const sum = (of: (pair: Pair) => number): number => pairs.reduce((all, pair) => all + of(pair), 0);
  const together = sum(({ foreseen, real }) => (foreseen - x) * (real - y));
  const alone = sum(({ foreseen }) => (foreseen - x) ** 2) * sum(({ real }) => (real - y) ** 2);
  return together / Math.sqrt(Math.max(alone, Number.EPSILON));
}

function leads(worth: readonly number[]): number[] {
  const whole = mean(worth);
  return worth.map((own) => own / whole - 1);
}

const [title = '1848', count = '4', first = '1'] = process.argv.slice(2);
const knowledge = knowledgeOf(title);
const { game } = knowledge;
const byKind = new Map<string, { readonly rounds: Pair[]; readonly lead: Pair[] }>();
for (let seed = Number(first); seed < Number(first) + Number(count); seed++) {
  const entrants = Array.from({ length: SEATS }, () => ({ name: 'medium', bot: playerOf(title, 'medium') }));
  const base = { game, ruleSet: game.ruleSets[0]?.id ?? '', options: {}, entrants };
  const foreseen: Foreseen[] = [];
  let done = 0;
  const { state } = playGame(game, {
    ...base,
    seats: SEATS,
    seed,
    bots: entrants.map(({ bot }, seat) => bot(seed * SEATS + seat)),
    opening: openingBy(base, playerOf(title, 'easy')(seed), OPENING, seed),
    onState(position) {
      const turn = game.turn(position);
      if (turn.kind === 'finished' || turn.round === 'auction' || turn.round === foreseen.at(-1)?.round)
        return;
      const outlook = new Outlook(knowledge, MEDIUM, { revenues: new WeakMap(), views: new WeakMap() });
      foreseen.push({ round: turn.round, done, ...outlook.expect(position) });
      if (turn.round.startsWith('OR')) done++;
    },
  });
  const turn = game.turn(state);
  const scores = turn.kind === 'finished' ? turn.scores : [];
  for (const { round, done: before, rounds, worth } of foreseen) {
    const kind = round.slice(0, 2);
    const found = byKind.get(kind) ?? { rounds: [], lead: [] };
    byKind.set(kind, found);
    found.rounds.push({ foreseen: rounds, real: done - before });
    const real = leads(scores);
    found.lead.push(...leads(worth).map((lead, seat) => ({ foreseen: lead, real: real[seat] ?? 0 })));
  }
}
const error = (pairs: readonly Pair[]): number =>
  mean(pairs.map(({ foreseen, real }) => Math.abs(foreseen - real)));
for (const [kind, { rounds, lead }] of byKind) {
  process.stdout.write(
    `${title} ${kind}, ${rounds.length} positions: rounds wrong by ${error(rounds).toFixed(1)}, ` +
      `lead wrong by ${(100 * error(lead)).toFixed(1)} % (${(100 * mean(lead.map(({ real }) => Math.abs(real)))).toFixed(1)} % ` +
      `where nothing is foreseen), correlation ${correlation(lead).toFixed(2)}\n`,
  );
}
