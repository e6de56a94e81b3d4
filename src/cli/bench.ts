import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { BOTS } from '../bots/bots.ts';
import { playOut } from '../bots/play-out.ts';
import { playGame } from '../bots/play.ts';
import type { AnyGame } from '../core/game.ts';
import { formatMatch, type Match, parseMatch, replay, replaySteps } from '../core/match.ts';
import { SeededRandom } from '../core/random.ts';
import { findGame, GAMES } from '../titles/all.ts';
import { importGame, loadGame } from '../interop/import.ts';
import { parseSiteGame } from '../interop/site-file.ts';
import { findReach } from '../rail/network.ts';
import { memoryFigure, routeFigures } from './bench-routes.ts';
import { boardOf, companiesOnBoard } from './boards.ts';
import type { Context } from './command.ts';
import { regarding } from './failure.ts';
import { type Io, PACKAGE_ROOT } from './io.ts';
import { loadForeignFile } from './load.ts';
import { type Figure, median, milliseconds, processorMilliseconds, quantile } from './measure.ts';
import { table } from './table.ts';

/** One game to measure: how it is loaded from its file, and the result. */
interface Subject {
  readonly game: AnyGame;
  readonly match: Match;
  readonly load: () => object;
}

/** Real games: present in a clone, but not in an installed package. */
const RECORDED = 'records/';

const SIMULATED = { id: '1848', seats: 4, seeds: [1, 2, 3] };

function recordedFiles(): string[] {
  const root = fileURLToPath(new URL(RECORDED, PACKAGE_ROOT));
  // Chicago Express is measured by its play-outs.
  const measured = GAMES.filter(({ id }) => id !== PLAYED_OUT.id);
  const folders = measured.map(({ id }) => join(root, id)).filter((folder) => existsSync(folder));
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => join(folder, name)),
  );
}

function recordedSubject(io: Io, path: string): Subject {
  const { title, file } = loadForeignFile(io, path);
  // The states of a recorded game are dropped, so that only loading the game is measured.
  const text = JSON.stringify({ ...file, states: undefined, changes: undefined });
  const load = (): object => loadGame(title, parseSiteGame(text)).state;
  return regarding(path, () => ({ game: title.game, match: importGame(title, file), load }));
}

function simulatedSubject(seed: number): Subject {
  const game = findGame(SIMULATED.id) as AnyGame;
  const { seats } = SIMULATED;
  const bots = Array.from({ length: seats }, (_, seat) =>
    (BOTS['random'] as (typeof BOTS)[string])(seed + seat),
  );
  const { match } = playGame(game, { seats, ruleSet: game.ruleSets[0]?.id ?? '', seed, bots });
  const text = formatMatch(match);
  return { game, match, load: () => replay(game, parseMatch(text, GAMES)) };
}

/** Times on one core, after enough runs to warm up the JIT compiler. */
function timesOf(runs: number, warmUp: number, work: () => void): number[] {
  for (let run = 0; run < warmUp; run++) work();
  return Array.from({ length: runs }, () => processorMilliseconds(work));
}

/** Each position is asked once, as it comes out of `apply`: asking again would measure the cache. */
function choiceTimes({ game, match }: Subject): { times: number[]; families: number } {
  const times: number[] = [];
  let families = 0;
  for (const { state } of replaySteps(game, match)) {
    times.push(
      milliseconds(() => {
        families += game.choices(state).length;
      }),
    );
  }
  return { times, families };
}

function reachTimes({ game, match }: Subject): number[] {
  const times: number[] = [];
  for (const { state } of replaySteps(game, match)) {
    const position = boardOf(game, state);
    if (!position) continue;
    const { kit, board, tokens } = position;
    for (const company of companiesOnBoard(position)) {
      times.push(milliseconds(() => void findReach(kit, board, tokens, company)));
    }
  }
  return times;
}

function reachFigures(title: string, times: readonly number[]): Figure[] {
  return [
    { name: `${title} reach p50`, unit: 'ms', value: median(times) },
    {
      name: `${title} reach p99`,
      unit: 'ms',
      value: quantile(times, 0.99),
      target: { kind: 'at most', value: 0.5 },
    },
  ];
}

/** The limit for `choices` (p95); the largest board needs more time. */
const CHOICES_TARGET: Readonly<Record<string, number>> = { '18gb': 5 };

/** Random games to the end with every check: search bots depend on them. */
const PLAYED_OUT = { id: 'chicago-express', seats: 4, target: 200_000 };

/** The limit for loading the longest recorded game, in ms, and the minimum of random games per second. */
const TITLE_TARGETS: Readonly<Record<string, { readonly load: number; readonly playOuts: number }>> = {
  '1848': { load: 20, playOuts: 25 },
  '1860': { load: 30, playOuts: 10 },
  '18gb': { load: 40, playOuts: 10 },
};

/** Whole games per second on one core: the median of five runs. */
function gamesFigure(title: string, quick: boolean): Figure {
  const game = findGame(title) as AnyGame;
  const start = game.setup(PLAYED_OUT.seats, game.ruleSets[0]?.values ?? {}, 1);
  const random = new SeededRandom(1);
  const games = quick ? 1 : 6;
  const rate = (): number => {
    const time = processorMilliseconds(() => {
      for (let count = 0; count < games; count++) playOut(game, start, random);
    });
    return (games / time) * 1000;
  };
  for (let warmUp = 0; warmUp < 3; warmUp++) rate();
  const figure = {
    name: `${title} play-outs`,
    unit: 'games/s',
    value: median(Array.from({ length: 5 }, rate)),
  };
  const least = TITLE_TARGETS[title]?.playOuts;
  return least === undefined ? figure : { ...figure, target: { kind: 'at least', value: least } };
}

/** Actions per second on one core: the median of five runs. */
function playOutFigure(quick: boolean): Figure {
  const game = findGame(PLAYED_OUT.id) as AnyGame;
  const start = game.setup(PLAYED_OUT.seats, game.ruleSets[0]?.values ?? {}, 1);
  const random = new SeededRandom(1);
  const games = quick ? 300 : 2_000;
  const rate = (): number => {
    let actions = 0;
    const time = processorMilliseconds(() => {
      for (let count = 0; count < games; count++) actions += playOut(game, start, random).actions;
    });
    return (actions / time) * 1000;
  };
  // A first round to warm up the JIT compiler.
  rate();
  const rates = Array.from({ length: 5 }, rate);
  return {
    name: `play-outs of ${PLAYED_OUT.id}`,
    unit: 'actions/s',
    value: median(rates),
    target: { kind: 'at least', value: PLAYED_OUT.target },
  };
}

function measure(subjects: readonly Subject[], quick: boolean): Figure[] {
  // First, as in a search for a single title.
  const playOuts = playOutFigure(quick);
  const titles = [...new Set(subjects.map(({ game }) => game.id))];
  const figures = titles.flatMap((title) =>
    titleFigures(
      title,
      subjects.filter(({ game }) => game.id === title),
      quick,
    ),
  );
  return [...figures, ...routeFigures(subjects, quick), playOuts, memoryFigure()];
}

function titleFigures(title: string, subjects: readonly Subject[], quick: boolean): Figure[] {
  const runs = quick ? 5 : 25;
  const warmUp = quick ? 3 : 10;
  const loads = subjects.map(({ load }) => median(timesOf(runs, warmUp, load)));
  const rates = subjects.map(({ game, match }) => {
    const time = median(timesOf(runs, warmUp, () => void replay(game, match)));
    return (match.actions.length / time) * 1000;
  });
  for (const subject of subjects) choiceTimes(subject);
  const chosen = subjects.map(choiceTimes);
  const choices = chosen.flatMap(({ times }) => times);
  const late = chosen.flatMap(({ times }) => times.slice(Math.floor((times.length * 2) / 3)));
  const families = chosen.reduce((sum, subject) => sum + subject.families, 0);
  for (const subject of subjects) reachTimes(subject);
  const reaches = subjects.flatMap(reachTimes);
  return [
    {
      name: `${title} load a game, slowest`,
      unit: 'ms',
      value: Math.max(...loads),
      target: { kind: 'at most', value: TITLE_TARGETS[title]?.load ?? 30 },
    },
    { name: `${title} apply`, unit: '/s', value: median(rates), target: { kind: 'at least', value: 50_000 } },
    { name: `${title} choices p50`, unit: 'ms', value: median(choices) },
    {
      name: `${title} choices p95`,
      unit: 'ms',
      value: quantile(choices, 0.95),
      target: { kind: 'at most', value: CHOICES_TARGET[title] ?? 2 },
    },
    {
      name: `${title} choices p95, last third`,
      unit: 'ms',
      value: quantile(late, 0.95),
      target: { kind: 'at most', value: CHOICES_TARGET[title] ?? 2 },
    },
    { name: `${title} choices max`, unit: 'ms', value: Math.max(...choices) },
    { name: `${title} families a position`, unit: '', value: families / choices.length },
    // Not every title has a network to look at.
    ...(reaches.length > 0 ? reachFigures(title, reaches) : []),
    gamesFigure(title, quick),
  ];
}

function verdict({ value, target }: Figure): string {
  if (!target) return '';
  const isMet = target.kind === 'at most' ? value <= target.value : value >= target.value;
  return isMet ? 'ok' : 'missed';
}

function amount(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
}

function figuresTable(io: Io, figures: readonly Figure[]): string {
  return table(io, {
    head: ['figure', 'measured', 'target', ''],
    rows: figures.map((figure) => [
      figure.name,
      `${amount(figure.value)} ${figure.unit}`.trim(),
      figure.target ? `${figure.target.kind} ${amount(figure.target.value)} ${figure.unit}` : '',
      verdict(figure),
    ]),
  });
}

async function benchOnline(io: Io, json: boolean, quick: boolean): Promise<void> {
  const { benchServer, QUICK, WHOLE } = await import('./bench-server/bench-server.ts');
  const figures = await benchServer(quick ? QUICK : WHOLE, (line) => io.err(`${line} …\n`));
  const verdicts = figures.map((figure) => ({ ...figure, verdict: verdict(figure) || undefined }));
  if (json) io.out(`${JSON.stringify({ node: process.version, figures: verdicts }, null, 2)}\n`);
  else io.out(figuresTable(io, figures));
}

function bench(io: Io, files: readonly string[], json: boolean, quick: boolean): void {
  const paths = files.length > 0 ? files : recordedFiles();
  const subjects =
    paths.length > 0
      ? paths.map((path) => recordedSubject(io, path))
      : SIMULATED.seeds.map((seed) => simulatedSubject(seed));
  const actions = subjects.reduce((sum, { match }) => sum + match.actions.length, 0);
  const source = paths.length > 0 ? 'recorded' : 'simulated';
  const figures = measure(subjects, quick);
  const verdicts = figures.map((figure) => ({ ...figure, verdict: verdict(figure) || undefined }));
  const head = { games: subjects.length, actions, source, node: process.version };
  if (json) io.out(`${JSON.stringify({ ...head, figures: verdicts }, null, 2)}\n`);
  else {
    io.out(`${subjects.length} ${source} games, ${actions} actions, Node ${process.version}\n\n`);
    io.out(figuresTable(io, figures));
  }
}

interface BenchOptions {
  readonly json?: boolean;
  readonly quick?: boolean;
  readonly server?: boolean;
}

export function defineBench(program: Command, { io }: Context): void {
  program
    .command('bench')
    .description(
      'measure loading, applying, listing choices, reach, routes and play-outs, against the targets',
    )
    .argument(
      '[FILES...]',
      'games of 18xx.games or logs (without any: the records of a clone, or simulated games)',
    )
    .option('--json', 'print the figures as JSON')
    .option('--quick', 'fewer runs')
    .option('--server', 'a server under load instead: actions acknowledged, delivery to watchers, memory')
    .action((files: string[], { json = false, quick = false, server = false }: BenchOptions) =>
      server ? benchOnline(io, json, quick) : bench(io, files, json, quick),
    );
}
