/**
 * Lets minds of an 18xx title play: `npx tsx tools/rail-arena.ts 1848 medium,medium,medium 4`; `random` is the random
 * bot. Prints worth by seat, operating rounds, reasons for the end and the time a decision takes; with `TELL=1` also every
 * decision with its reason, what was rejected, and the position at the beginning of each round.
 */
import { BOTS } from '../src/bots/bots.ts';
import type { AnyMind, Character, Level, Manner } from '../src/bots/mind.ts';
import { resolveOptions } from '../src/core/game.ts';
import { TITLES } from '../src/titles/list.ts';
import type { RailView } from '../src/rail/view.ts';

const [title = '1848', seats = 'medium,medium,medium', count = '1', first = '1'] = process.argv.slice(2);
const found = TITLES.find(({ id }) => id === title);
if (!found) throw new Error(`no title ${title}`);
const game = await found.load.game();
const mind = (await found.load.mind?.()) as AnyMind;
const clock = (): number => process.cpuUsage().user / 1000;
const names = seats.split(',');
const took: number[] = [];
const byStep = new Map<string, number[]>();
let wins = 0;
for (let number = 0; number < Number(count); number++) {
  const seed = Number(first) + number;
  const turned = names.map((_, seat) => names[(seat + number) % names.length] as string);
  const bots = turned.map((_, seat) => BOTS['random']?.(seed * 10 + seat));
  let state = game.setup(names.length, resolveOptions(game, 'book'), seed);
  const rounds = new Set<string>();
  let decisions = 0;
  let last = '';
  const begun = clock();
  for (;;) {
    const turn = game.turn(state);
    if (turn.kind === 'finished') {
      const best = Math.max(...turn.scores);
      const winner = turned[turn.scores.indexOf(best)];
      if (winner !== 'random') wins++;
      const view = game.view(state, null) as unknown as RailView;
      console.log(
        `seed ${seed} ${turned.map((name, seat) => `${name} ${turn.scores[seat]}`).join('  ')}  total ${turn.scores.reduce((a, b) => a + b, 0)}  ORs ${rounds.size}  phase ${view.phase}  ${turn.reason}  ${decisions} decisions  ${((clock() - begun) / 1000).toFixed(1)} s`,
      );
      break;
    }
    if (++decisions > 4000) {
      console.log(`seed ${seed}: no end`, turn);
      break;
    }
    if (turn.round.startsWith('OR')) {
      const { round } = game.view(state, null) as unknown as RailView;
      rounds.add(`${round.set}.${round.number}`);
    }
    if (process.env['TELL'] && turn.round !== last) {
      last = turn.round;
      const { phase, bank, companies, players } = game.view(state, null) as unknown as RailView;
      const running = companies.filter(({ trains }) => trains.length > 0);
      console.log(
        `== ${last} phase ${phase} bank ${bank} cash ${players.map(({ cash }) => cash).join(',')} worth ${players.map(({ worth }) => worth).join(',')} | ${running.map(({ id, price, cash, trains, loans }) => `${id}@${price} ${cash}$ ${trains.map((train) => train.name).join(',')} L${loans}`).join(' | ')}`,
      );
    }
    const name = turned[turn.seat] as string;
    const start = clock();
    const [level, manner = 'balanced'] = name.split(':');
    const decision =
      name === 'random'
        ? null
        : mind.decide(state, { level: level as Level, manner: manner as Manner } satisfies Character, seed);
    if (process.env['TELL'] && decision && decision.alternatives.length > 0) {
      console.log(
        `   ${decision.because.key} ${JSON.stringify(decision.because.params)} | ${decision.alternatives.map(({ action, worth }) => `${JSON.stringify({ ...action, by: undefined })} ${worth.toFixed(0)}`).join(' | ')}`,
      );
    }
    const action = name === 'random' ? bots[turn.seat]?.choose(game, state) : decision?.action;
    const ms = clock() - start;
    if (name !== 'random') {
      took.push(ms);
      byStep.set(turn.step, [...(byStep.get(turn.step) ?? []), ms]);
    }
    if (process.env['TELL'] && action)
      console.log(turn.round, turn.step, turn.entity, JSON.stringify(action));
    const result = game.apply(state, action as never);
    if (result.refused) throw new Error(`${name} chose what is refused: ${JSON.stringify([action, result])}`);
    state = result.state;
  }
}
took.sort((a, b) => a - b);
const at = (list: readonly number[], part: number): string =>
  (list[Math.floor(list.length * part)] ?? 0).toFixed(0);
console.log(
  `won by a mind: ${wins} of ${count}; ms p50 ${at(took, 0.5)} p95 ${at(took, 0.95)} max ${at(took, 0.9999)}`,
);
for (const [step, list] of byStep) {
  list.sort((a, b) => a - b);
  console.log(`  ${step}: ${list.length}, p50 ${at(list, 0.5)} p95 ${at(list, 0.95)}`);
}
