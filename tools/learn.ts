import process from 'node:process';
import { learnExpress } from './learning/learn-express.ts';
import { learnRail } from './learning/learn-rail.ts';

/**
 * Learns again what the computers of a title weigh, and writes only what passes a sequential test.
 *
 *   npx tsx tools/learn.ts chicago-express [GAMES] [SEED]     regression on GAMES games, then trials
 *   npx tsx tools/learn.ts 1848|1860|18gb [GAMES] [SEED]      figures by trial, at most GAMES games in all
 */

const [title = 'chicago-express', ...figures] = process.argv.slice(2);
const [games = title === 'chicago-express' ? 240 : 600, seed = 1] = figures.map(Number);
if (title === 'chicago-express') learnExpress(games, seed);
else learnRail(title, games, seed);
