import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { openingBy, playArenaGame } from '../../src/bots/arena.ts';
import { SeededRandom } from '../../src/core/random.ts';
import { sprt, type Verdict } from '../../src/bots/statistics.ts';
import { type Tuning, USUAL_TUNING } from '../../src/bots/rail/tuning.ts';
import type { BotFactory } from '../../src/bots/bots.ts';
import { knowledgeOf, playerOf, playerWith } from './rail.ts';
import { say } from './say.ts';

/** Never changes while learning goes on: nobody shall grow strong only against players like himself. */
const POOL = ['medium', 'rusher', 'dumper', 'hoarder'];

/** Figures do not depend on how far ahead is searched, and this level plays fast. */
const LEVEL = 'medium';

/** What is tried, each times these factors. */
const TRIED: readonly (keyof Tuning)[] = [
  'habit',
  'paysBack',
  'paysBackRich',
  'sale',
  'chair',
  'unlikely',
  'rivalry',
  'appetite',
  'unbuilt',
  'far',
  'reach',
  'thrift',
];
const FACTORS = [0.5, 2];

/** A change has to win so many of the comparisons with what there was; undecided after so many games it is dropped. */
const BETTER = 0.65;
const MOST = 60;

const OPENING = 8;

interface Trial {
  readonly figure: string;
  readonly from: number;
  readonly to: number;
  readonly verdict: Verdict;
  /** How often it ended above what there was. */
  readonly ahead: number;
  readonly games: number;
}

/** One with the change, one without, and one of the pool at a table: blocks of three games from the same opening. */
function compare(
  title: string,
  candidate: BotFactory,
  incumbent: BotFactory,
  seed: number,
  most: number,
): Pick<Trial, 'verdict' | 'ahead' | 'games'> {
  const { game } = knowledgeOf(title);
  let ahead = 0;
  let games = 0;
  let verdict: Verdict = 'open';
  while (games < Math.min(MOST, most) && verdict === 'open') {
    const rival = POOL[(games / 3) % POOL.length] as string;
    const entrants = [
      { name: 'new', bot: candidate },
      { name: 'old', bot: incumbent },
      { name: rival, bot: playerOf(title, rival) },
    ];
    const base = { game, ruleSet: game.ruleSets[0]?.id ?? '', options: {}, entrants };
    const blockSeed = seed + games;
    const actions = openingBy(base, playerOf(title, 'easy')(blockSeed), OPENING, blockSeed);
    for (let number = 0; number < entrants.length; number++) {
      const spec = { ...base, seed: blockSeed, opening: () => actions, clock: () => 0 };
      const [own = 0, other = 0] = playArenaGame(spec, number).scores;
      ahead += own > other ? 1 : own === other ? 0.5 : 0;
      games++;
    }
    // Blocks are judged whole.
    verdict = sprt(ahead, games, 0.5, BETTER);
  }
  return { verdict, ahead, games };
}

/** Tries the figures one after the other, again and again, until the games are used up; keeps what passes. */
export function learnRail(title: string, games: number, seed: number): void {
  const path = new URL(`../../src/bots/${title}/weights.json`, import.meta.url);
  // Learning goes on from what has been learned.
  let { figures } = JSON.parse(readFileSync(path, 'utf8')) as { figures: Partial<Tuning> };
  const random = new SeededRandom(seed);
  const trials: Trial[] = [];
  for (let left = games; left > 0;) {
    const figure = random.pick(TRIED);
    const from = figures[figure] ?? USUAL_TUNING[figure];
    const to = Number((from * random.pick(FACTORS)).toPrecision(3));
    const candidate = { ...figures, [figure]: to };
    const result = compare(
      title,
      playerWith(title, LEVEL, candidate),
      playerWith(title, LEVEL, figures),
      seed * 1000 + trials.length * 100,
      left,
    );
    left -= result.games;
    trials.push({ figure, from, to, ...result });
    say(`${figure} ${from} -> ${to}: ${result.verdict}, ahead in ${result.ahead} of ${result.games}`);
    if (result.verdict === 'accept') figures = candidate;
  }
  const file = { made: `tools/learn.ts ${title} ${games} ${seed}`, pool: POOL, trials, figures };
  const text = `${JSON.stringify(file, null, 2)}\n`;
  if (trials.some(({ verdict }) => verdict === 'accept')) {
    writeFileSync(path, text);
    say(`written to src/bots/${title}/weights.json`);
  } else {
    process.stdout.write(text);
    say('nothing was better: nothing is written');
  }
}
