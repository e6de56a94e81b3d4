/**
 * What people did in recorded games, for the computers of the 18xx titles:
 *
 *   npx tsx tools/rail-people.ts earnings FILE...             what companies earned for each unit of their trains' reach
 *   npx tsx tools/rail-people.ts agree LEVEL STEPS FILE...    how often a computer would have done the same
 *   npx tsx tools/rail-people.ts takeover LEVEL PART FILE...  computers play on from a part of the game, in all seats
 *
 * STEPS are joined by commas: stock,trains,dividend. With `TELL=1` each difference is told.
 */
import process from 'node:process';
import { playGame } from '../src/bots/play.ts';
import { type AnyMind, isLevel } from '../src/bots/mind.ts';
import { findBot } from '../src/bots/seated.ts';
import { wilson } from '../src/bots/statistics.ts';
import type { Action } from '../src/core/game.ts';
import { present } from '../src/core/present.ts';
import type { RailView } from '../src/rail/view.ts';
import { findWhole } from '../src/titles/all.ts';
import { movesOf, peoplesGame } from './learning/people.ts';
import { knowledgeOf } from './learning/rail.ts';

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function average(values: readonly number[]): string {
  return (values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)).toFixed(1);
}

function mindOf(title: string): AnyMind {
  return present(findWhole(title)?.mind, title);
}

function earnings(files: readonly string[]): void {
  const byPhase = new Map<string, number[]>();
  const byRun = new Map<string, number[]>();
  const note = (found: Map<string, number[]>, key: string, value: number): void => {
    found.set(key, [...(found.get(key) ?? []), value]);
  };
  for (const path of files) {
    const people = peoplesGame(path);
    const { reach } = knowledgeOf(people.game.id).law;
    const runs = new Map<string, number>();
    for (const { before, action, after } of movesOf(people)) {
      if (action.type !== 'run_routes') continue;
      const view = people.game.view(before, null) as unknown as RailView;
      const then = people.game.view(after, null) as unknown as RailView;
      const company = view.companies.find(({ id }) => id === view.operator);
      const revenue = then.companies.find(({ id }) => id === view.operator)?.revenue ?? null;
      const own = company?.trains.filter(({ leased }) => !leased) ?? [];
      if (!company || revenue === null || own.length === 0) continue;
      const run = (runs.get(company.id) ?? 0) + 1;
      runs.set(company.id, run);
      const each = revenue / own.reduce((sum, { name }) => sum + (reach[name] ?? 1), 0);
      note(byPhase, `phase ${view.phase}, trains ${own.length}`, each);
      note(byRun, `run ${run}`, each);
    }
  }
  for (const [key, values] of [...byPhase, ...byRun]) say(`${key}: ${average(values)} (n ${values.length})`);
}

function told(action: Action): string {
  const { type, pay } = action as Action & { readonly pay?: boolean };
  return pay === undefined ? type : `${type} ${pay ? 'pay' : 'keep'}`;
}

function agree(level: string, steps: readonly string[], files: readonly string[]): void {
  if (!isLevel(level)) throw new Error(`no level ${level}`);
  const counts = new Map<string, number>();
  let same = 0;
  let all = 0;
  for (const path of files) {
    const people = peoplesGame(path);
    const mind = mindOf(people.game.id);
    for (const { before, action } of movesOf(people)) {
      const turn = people.game.turn(before);
      if (turn.kind === 'finished' || turn.seat !== action.by || !steps.includes(turn.step)) continue;
      const decision = mind.decide(before, { level, manner: 'balanced' }, 1);
      const isSame = JSON.stringify(decision.action) === JSON.stringify(action);
      all++;
      if (isSame) same++;
      const key = `${told(action)} > ${told(decision.action)}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      if (process.env['TELL'] && !isSame) {
        say(
          `${turn.round} ${JSON.stringify(action)} | ${JSON.stringify([decision.action, decision.because])}`,
        );
      }
    }
  }
  say(`the same in ${same} of ${all}`);
  for (const [key, count] of [...counts].toSorted((a, b) => b[1] - a[1])) say(`${key}: ${count}`);
}

function takeover(level: string, part: number, files: readonly string[]): void {
  let good = 0;
  let seats = 0;
  for (const path of files) {
    const { game, match } = peoplesGame(path);
    const bot = present(findBot(level, mindOf(game.id)), level);
    const scoresAfter = (from: number): readonly number[] => {
      const { state } = playGame(game, {
        seats: match.players.length,
        ruleSet: match.ruleSet,
        options: match.options,
        seed: match.seed,
        bots: match.players.map((_, seat) => bot(seat + 1)),
        opening: match.actions.slice(0, from),
      });
      const turn = game.turn(state);
      return turn.kind === 'finished' ? turn.scores : [];
    };
    const people = scoresAfter(match.actions.length);
    const from = Math.floor(match.actions.length * part);
    const computers = scoresAfter(from);
    const reached = people.filter((own, seat) => (computers[seat] ?? 0) >= own).length;
    good += reached;
    seats += people.length;
    say(
      `${path}, action ${from}: people ${people.join(' ')}, ${level} ${computers.join(' ')}: ` +
        `${reached} of ${people.length} at or above`,
    );
  }
  const { low, high } = wilson(good, seats);
  say(`${good} of ${seats} seats, 95 %: ${Math.round(low * 100)}–${Math.round(high * 100)} %`);
}

const [what, ...rest] = process.argv.slice(2);
const [first = '', second = '', ...files] = rest;
if (what === 'earnings') earnings(rest);
else if (what === 'agree') agree(first, second.split(','), files);
else if (what === 'takeover') takeover(first, Number(second), files);
else throw new Error('earnings, agree or takeover');
