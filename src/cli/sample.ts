import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import type { AnyGame, Event } from '../core/game.ts';
import { replaySteps } from '../core/match.ts';
import { GAMES } from '../titles/all.ts';
import type { Context } from './command.ts';
import { regarding } from './failure.ts';
import { makeFolder, writeText } from './files.ts';
import { titlesTable } from './games.ts';
import { type Io, PACKAGE_ROOT } from './io.ts';
import { inAnyLanguage } from './language.ts';
import { type Loaded, loadMatch } from './load.ts';
import { rankingText } from './position.ts';
import { drawBoard } from './render.ts';
import { heading } from './table.ts';
import { type Names, namesOf, plainWords, wordsOf } from './text.ts';

const SAMPLE = 'samples/1848-sample.json';
const FOLDER = 'out';
const DRAWING = 'sample-board.svg';

/** The events worth showing, the most interesting first; the first of each kind comes before the others. */
const TELLING = [
  'game-over',
  'end-triggered',
  'phase',
  'connected',
  'receivership',
  'floated',
  'trains-rusted',
];
const LINES = 14;

interface Highlight {
  readonly round: string;
  readonly index: number;
  readonly event: Event;
}

/** The most interesting events, in the order in which they happened. */
function pickHighlights(events: readonly Highlight[]): Highlight[] {
  const seen = new Set<string>();
  return events
    .map((highlight, order) => {
      const { key } = highlight.event;
      const rank = TELLING.indexOf(key) + (seen.has(key) ? TELLING.length : 0);
      seen.add(key);
      return { highlight, order, rank };
    })
    .filter(({ highlight }) => TELLING.includes(highlight.event.key))
    .sort((a, b) => a.rank - b.rank || a.order - b.order)
    .slice(0, LINES)
    .sort((a, b) => a.order - b.order)
    .map(({ highlight }) => highlight);
}

function highlightLines(game: AnyGame, highlights: readonly Highlight[], names: Names): string {
  const words = wordsOf(game.id, names);
  const rounds = highlights.map(({ round }) => round && words.round(round));
  const width = Math.max(...rounds.map(({ length }) => length));
  return highlights
    .map(
      ({ index, event }, at) =>
        `  ${(rounds[at] ?? '').padEnd(width)} ${words.t('cli.sample.action')} ${String(index).padStart(4)}  ${words.event(event)}\n`,
    )
    .join('');
}

interface Story {
  readonly state: object;
  readonly events: readonly Highlight[];
}

/** Plays the sample and records the round of each event. */
function tell({ game, match }: Loaded): Story {
  const events: Highlight[] = [];
  let round = '';
  let last: object = {};
  for (const { index, state, events: happened } of replaySteps(game, match)) {
    for (const event of happened) events.push({ round, index, event });
    const turn = game.turn(state);
    if (turn.kind === 'decide') round = turn.round;
    last = state;
  }
  return { state: last, events };
}

/** Commands to try next: `cli.sample.next.…`. */
const NEXT: Readonly<Record<string, string>> = {
  games: 'games 1848',
  replay: 'replay samples/1848-sample.json',
  at: 'replay samples/1848-sample.json -q --at 60',
  simulate: 'simulate 1848 --count 5 --out games-out',
  help: '--help',
};
const NEXT_WIDTH = 57;

function nextLines(): string {
  const lines = Object.entries(NEXT).map(
    ([key, command]) =>
      `${`  npx railhead ${command}`.padEnd(NEXT_WIDTH + 2)}${plainWords.t(`cli.sample.next.${key}`)}\n`,
  );
  return `\n${plainWords.t('cli.sample.next')}\n${lines.join('')}`;
}

function showSample(io: Io): void {
  const path = fileURLToPath(new URL(SAMPLE, PACKAGE_ROOT));
  const loaded = loadMatch(io, path);
  const { game, match } = loaded;
  const names = namesOf(match);
  const { state, events } = regarding(path, () => tell(loaded));
  const turn = game.turn(state);
  io.out(`${plainWords.t('cli.sample.welcome')}\n\n`);
  io.out(titlesTable(io, GAMES));
  io.out(
    heading(
      io,
      plainWords.t('cli.sample.game', {
        title: game.title,
        players: names.length,
        number: match.actions.length,
      }),
    ),
  );
  io.out(highlightLines(game, pickHighlights(events), names));
  if (turn.kind === 'finished') io.out(rankingText(io, game.id, turn, names));
  makeFolder(io, FOLDER);
  const drawing = join(FOLDER, DRAWING);
  writeText(io, drawing, drawBoard(game, state, 'auto'));
  io.out(`\n${plainWords.t('cli.sample.drawn', { file: drawing })}\n${nextLines()}`);
}

export function defineSample(program: Command, { io }: Context): void {
  inAnyLanguage(program.command('sample'))
    .description('a first look: the titles, a whole sample game and its board')
    .action(() => showSample(io));
}
