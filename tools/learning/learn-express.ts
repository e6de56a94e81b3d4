import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { say } from './say.ts';
import { present } from '../../src/core/present.ts';
import { BOTS } from '../../src/bots/bots.ts';
import { botWith, gather, HAND, learn, tryOut } from './express.ts';

const TRIAL = 150;
const MOST = 450;

const POOL = {
  hand: botWith(HAND),
  greedy: botWith({ ...HAND, thrift: 0 }),
  random: present(BOTS['random'], 'random'),
};

/**
 * Learns the weights of Chicago Express again: games between computers, regression of what shares pay and of how long a
 * game lasts, thrift by trial, and a sequential test against a frozen pool. Only what passes is written.
 */
export function learnExpress(games: number, seed: number): void {
  let current = HAND;
  let explained = { phases: 0, share: 0 };
  // The second time the games are played with what was learned the first time.
  for (const pass of [1, 2]) {
    const lessons = gather(current, games, seed * 1000 + pass * 100_000, () => {});
    const learned = learn(lessons, current);
    ({ weights: current, explained } = learned);
    say(
      `pass ${pass}: ${lessons.positions.length} positions, ` +
        `R² phases ${explained.phases.toFixed(2)}, dividends ${explained.share.toFixed(2)}`,
    );
  }

  /** All with the same openings. */
  const THRIFTS = [0.1, 0.2, 0.3, 0.45];
  const trials = THRIFTS.map((thrift) => {
    const { wins, games: played } = tryOut(
      botWith({ ...current, thrift }),
      POOL.hand,
      seed + 7000,
      TRIAL,
      'at the end',
    );
    say(`thrift ${thrift}: ${Math.round((100 * wins) / played)} % of ${played} against two hand-made`);
    return { thrift, share: wins / played, played };
  });
  const best = trials.toSorted((a, b) => b.share - a.share)[0];
  const candidate = { ...current, thrift: best?.thrift ?? HAND.thrift };

  const results = Object.entries(POOL).map(([name, rival]) => {
    const trial = tryOut(botWith(candidate), rival, seed + 90_000, MOST, 'when decided');
    say(`${name}: ${trial.verdict}, ${Math.round((100 * trial.wins) / trial.games)} % of ${trial.games}`);
    return { name, ...trial };
  });
  const round = (weights: readonly number[]): number[] => weights.map((weight) => Number(weight.toFixed(4)));
  const file = {
    made: 'tools/learn.ts chicago-express',
    seed,
    games,
    explained: { phases: round([explained.phases])[0], share: round([explained.share])[0] },
    pool: results.map(({ name, verdict, wins, games: of }) => ({
      name,
      verdict,
      wins: round([wins])[0],
      games: of,
    })),
    share: round(candidate.share),
    phases: round(candidate.phases),
    thrift: candidate.thrift,
    doubt: candidate.doubt,
  };
  if (results.some(({ verdict }) => verdict === 'reject')) {
    say('not better than the pool: nothing is written');
    process.stdout.write(`${JSON.stringify(file, null, 2)}\n`);
    process.exitCode = 1;
  } else {
    writeFileSync(
      new URL('../../src/bots/chicago-express/weights.json', import.meta.url),
      `${JSON.stringify(file, null, 2)}\n`,
    );
    say('written to src/bots/chicago-express/weights.json');
  }
}
