import { nth } from '../core/present.ts';
import { type Command, Option } from 'commander';
import { type Action, type AnyGame, isRefusal } from '../core/game.ts';
import type { RouteAnswer, Routing } from '../core/routing.ts';
import { type Match, replay, startOf } from '../core/match.ts';
import { BadFile } from '../interop/bad-file.ts';
import { timeBudget } from '../routes/budget.ts';
import type { CompanyView } from '../rail/view.ts';
import { tokenPlaces } from '../rail/tokens.ts';
import { boardOf, drawRuns } from './boards.ts';
import { type Context, wholeNumber } from './command.ts';
import { regarding, usage } from './failure.ts';
import { writeText } from './files.ts';
import type { Io } from './io.ts';
import { inAnyLanguage } from './language.ts';
import { lengthUpTo, loadAny } from './load.ts';
import { quantile } from './measure.ts';
import { progress } from './progress.ts';
import { aimOf, certificate, type Objective, setText, workText } from './routes-text.ts';
import { isRun, operatorOf, type PlayedRun, playedRuns, runnersOf, trainsOf } from './runs.ts';
import { count as amount, heading, headsOf, type TableCell, table } from './table.ts';
import { moneyOf, plainWords, wordsOf } from './text.ts';

const OBJECTIVES: readonly Objective[] = ['revenue', 'subsidy', 'total'];

interface RoutesOptions {
  readonly at?: number;
  readonly company?: string;
  readonly objective: Objective;
  readonly count?: number;
  readonly budget?: number;
  readonly all?: boolean;
  readonly json?: boolean;
  readonly draw?: string;
}

type AnyRouting = Routing<object, Action>;

function routingOf(game: AnyGame): AnyRouting {
  if (!game.routing) throw new BadFile(`no trains run in ${game.title}`);
  return game.routing;
}

/** An answer with the time it took, and the time until there was any. */
interface Timed {
  readonly answer: RouteAnswer<Action>;
  readonly milliseconds: number;
  readonly first: number;
}

function ask(routing: AnyRouting, state: object, company: string, given: RoutesOptions): Timed {
  const { objective, count, budget } = given;
  const begin = performance.now();
  let first: number | null = null;
  const answer = routing.best(state, {
    company,
    objective,
    ...(count === undefined ? {} : { count }),
    ...(budget === undefined ? {} : { shouldContinue: timeBudget(() => performance.now(), budget) }),
    onBetter: () => {
      first ??= performance.now() - begin;
    },
  });
  const milliseconds = performance.now() - begin;
  return { answer, milliseconds, first: first ?? milliseconds };
}

/* ---- one position ---- */

/** How many actions to play: the number asked for, or up to the last run (of that company); all if there is no run. */
function lengthFor(path: string, game: AnyGame, match: Match, { at, company }: RoutesOptions): number {
  if (at !== undefined) return lengthUpTo(path, match, at);
  if (company === undefined) {
    const last = match.actions.findLastIndex(isRun);
    return last < 0 ? match.actions.length : last;
  }
  const own = [...playedRuns(game, match)].findLast((run) => run.company === company);
  return own ? own.number - 1 : match.actions.length;
}

function knownRunner(game: AnyGame, state: object, company: string): CompanyView {
  const runners = runnersOf(game, state);
  const runner = runners.find(({ id }) => id === company);
  const known = runners.map(({ id }) => id).join(', ');
  if (!runner) throw usage(`unknown company "${company}" (known: ${known})`);
  return runner;
}

/** The company that is asked about, if it could run. */
function runnerIn(game: AnyGame, state: object, wanted: string | undefined, at: number): string {
  const when = `after ${at} actions`;
  const company = wanted ?? operatorOf(game, state);
  if (company === null) throw usage(`no company operates ${when} (--company names one)`);
  const { status, price } = knownRunner(game, state, company);
  if (status === 'unstarted' || status === 'started') throw usage(`${company} has not floated ${when}`);
  if (price === null) throw usage(`${company} has left the game ${when}`);
  if (tokenPlaces(boardOf(game, state)?.tokens ?? {}, company).length === 0) {
    throw usage(`${company} has no token on the map ${when}`);
  }
  if (trainsOf(game, state, company).length === 0) throw usage(`${company} has no train ${when}`);
  return company;
}

function showBest(io: Io, path: string, given: RoutesOptions): void {
  const { game, match } = loadAny(io, path);
  regarding(path, () => {
    const routing = routingOf(game);
    const at = lengthFor(path, game, match, given);
    const state = replay(game, match, at);
    const company = runnerIn(game, state, given.company, at);
    const { answer, milliseconds } = ask(routing, state, company, given);
    if (given.draw !== undefined) {
      writeText(io, given.draw, `${drawRuns(game, state, answer.sets[0]?.runs ?? [])}\n`);
    }
    if (given.json) {
      const head = { game: game.id, at, company, objective: given.objective, milliseconds };
      io.out(`${JSON.stringify({ ...head, ...answer }, null, 2)}\n`);
      return;
    }
    const trains = trainsOf(game, state, company).join(', ');
    const turn = game.turn(state);
    const about = { title: game.title, number: at, company, names: trains };
    const told =
      turn.kind === 'decide'
        ? plainWords.t('cli.routes.asked', { ...about, round: wordsOf(game.id).round(turn.round) })
        : plainWords.t('cli.routes.asked-at-end', about);
    io.out(`${told}\n`);
    for (const [index, set] of answer.sets.entries()) {
      if (index > 0)
        io.out(
          heading(
            io,
            plainWords.t('cli.routes.choice', { number: index + 1, sum: moneyOf(game.id, set.score) }),
          ),
        );
      io.out(setText(io, game, state, set));
    }
    io.out(`\n${certificate(game.id, given.objective, answer)}${workText(answer, milliseconds)}`);
  });
}

/* ---- every run of a game ---- */

interface Compared extends Timed {
  readonly run: PlayedRun;
  readonly trains: readonly string[];
  /** What the actual run earned, or why it is against the rules. */
  readonly played: number | string;
  readonly best: number;
}

function compare(game: AnyGame, routing: AnyRouting, run: PlayedRun, given: RoutesOptions): Compared {
  const { state, company, routes } = run;
  const timed = ask(routing, state, company, given);
  const played = routing.judge(state, routes, company);
  return {
    ...timed,
    run,
    trains: trainsOf(game, state, company),
    played: isRefusal(played) ? `${played.code} [${played.rule}]` : aimOf(given.objective, played),
    best: aimOf(given.objective, nth(timed.answer.sets, 0)),
  };
}

/** By how much the best run is better; null for a run that the rules do not allow. */
function differenceOf({ played, best }: Compared): number | null {
  return typeof played === 'number' ? best - played : null;
}

function compareAll(io: Io, path: string, given: RoutesOptions): { game: AnyGame; runs: Compared[] } {
  const { game, match } = loadAny(io, path);
  return regarding(path, () => {
    const routing = routingOf(game);
    if (given.company !== undefined) knownRunner(game, startOf(game, match), given.company);
    const total = match.actions.filter(isRun).length;
    const bar = progress(io, path, total, true);
    const runs: Compared[] = [];
    try {
      let done = 0;
      for (const run of playedRuns(game, match)) {
        if (given.company === undefined || run.company === given.company) {
          runs.push(compare(game, routing, run, given));
        }
        bar(++done);
      }
    } finally {
      bar.finish();
    }
    return { game, runs };
  });
}

interface Comparison {
  readonly runs: number;
  readonly proven: number;
  /** Runs that these rules do not allow: not counted in the fields below. */
  readonly illegal: number;
  readonly playedBelowBest: number;
  readonly difference: number;
  readonly milliseconds: { readonly p50: number; readonly p95: number; readonly max: number };
  readonly firstAnswer: { readonly max: number };
}

function summarise(runs: readonly Compared[]): Comparison {
  const differences = runs.map(differenceOf).filter((difference) => difference !== null);
  const times = runs.map(({ milliseconds }) => milliseconds);
  return {
    runs: runs.length,
    proven: runs.filter(({ answer }) => answer.optimal).length,
    illegal: runs.length - differences.length,
    playedBelowBest: differences.filter((difference) => difference > 0).length,
    difference: differences.reduce((sum, difference) => sum + difference, 0),
    milliseconds: { p50: quantile(times, 0.5), p95: quantile(times, 0.95), max: Math.max(0, ...times) },
    firstAnswer: { max: Math.max(0, ...runs.map(({ first }) => first)) },
  };
}

function comparedRow(compared: Compared): TableCell[] {
  const { run, trains, played, best, milliseconds, answer } = compared;
  return [
    String(run.number),
    run.company,
    trains.join(', '),
    typeof played === 'number' ? played : null,
    best,
    differenceOf(compared),
    milliseconds.toFixed(1),
    answer.optimal
      ? plainWords.t('cli.routes.yes')
      : plainWords.t('cli.routes.no', { most: amount(answer.bound) }),
    typeof played === 'number' ? '' : plainWords.t('cli.routes.against', { code: played }),
  ];
}

function comparisonText(io: Io, game: string, summary: Comparison): string {
  const { runs, proven, illegal, playedBelowBest, difference, milliseconds, firstAnswer } = summary;
  const { p50, p95, max } = milliseconds;
  return table(io, {
    head: [plainWords.t('cli.routes.head.routes'), ''],
    rows: [
      [plainWords.t('cli.routes.runs'), amount(runs)],
      [plainWords.t('cli.routes.proven-best'), amount(proven)],
      ...(illegal > 0 ? [[plainWords.t('cli.routes.not-counted'), amount(illegal)]] : []),
      [plainWords.t('cli.routes.below-best'), amount(playedBelowBest)],
      [plainWords.t('cli.routes.differences'), moneyOf(game, difference)],
      ['ms', `p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, max ${max.toFixed(1)}`],
      [plainWords.t('cli.routes.first-answer'), `max ${firstAnswer.max.toFixed(1)}`],
    ],
  });
}

function showAll(io: Io, path: string, given: RoutesOptions): void {
  const { game, runs } = compareAll(io, path, given);
  const summary = summarise(runs);
  if (given.json) {
    const rows = runs.map((compared) => ({
      action: compared.run.number,
      company: compared.run.company,
      trains: compared.trains,
      played: compared.played,
      best: compared.best,
      difference: differenceOf(compared),
      bound: compared.answer.bound,
      optimal: compared.answer.optimal,
      milliseconds: compared.milliseconds,
      firstAnswer: compared.first,
      work: compared.answer.work,
    }));
    io.out(
      `${JSON.stringify({ game: game.id, objective: given.objective, ...summary, all: rows }, null, 2)}\n`,
    );
    return;
  }
  if (runs.length === 0) {
    const { company } = given;
    io.out(
      company === undefined
        ? `${plainWords.t('cli.routes.nobody-ran')}\n`
        : `${plainWords.t('cli.routes.ran-none', { company })}\n`,
    );
    return;
  }
  const [action, played, best, difference, proven] = ['action', 'played', 'best', 'difference', 'proven'].map(
    (key) => plainWords.t(`cli.routes.head.${key}`),
  ) as [string, string, string, string, string];
  const head = [
    action,
    ...headsOf(plainWords, ['company', 'trains']),
    played,
    best,
    difference,
    'ms',
    proven,
    '',
  ];
  io.out(`${table(io, { head, rows: runs.map(comparedRow) })}\n${comparisonText(io, game.id, summary)}`);
}

export function defineRoutes(program: Command, { io }: Context): void {
  inAnyLanguage(program.command('routes'))
    .description('find the best routes of a company, with the proof that there are no better ones')
    .argument('<FILE>', 'a match file or a game exported from 18xx.games')
    .option('--at <N>', 'the position after N actions (when left out, that of the last run)', wholeNumber(0))
    .option('--company <X>', 'a company that has trains (when left out, the one whose turn it is)')
    .addOption(new Option('--objective <AIM>', 'what to look for').choices(OBJECTIVES).default('revenue'))
    .option('--count <K>', 'how many of the best sets of routes', wholeNumber(1, 1000))
    .option('--budget <MS>', 'stop after so many milliseconds', wholeNumber(0))
    .addOption(
      new Option('--all', 'every run of the game, compared with what was played').conflicts([
        'at',
        'count',
        'draw',
      ]),
    )
    .option('--draw <OUT>', 'draw the map with the routes as SVG into this file')
    .option('--json', 'print the answer as JSON')
    .action((path: string, given: RoutesOptions) => (given.all ? showAll : showBest)(io, path, given));
}
