import type { Command } from 'commander';
import type { Event } from '../core/game.ts';
import { branch, replaySteps } from '../core/match.ts';
import type { Words } from '../text/words.ts';
import { type Context, wholeNumber } from './command.ts';
import { regarding } from './failure.ts';
import type { Io } from './io.ts';
import { inAnyLanguage } from './language.ts';
import { lengthUpTo, loadAny } from './load.ts';
import { positionText } from './position.ts';
import { heading } from './table.ts';
import { namesOf, wordsOf } from './text.ts';

const NUMBER_WIDTH = 5;

function logLine(io: Io, words: Words, event: Event, index: number): string {
  const text = words.event(event);
  if (words.beginsPart(event)) return heading(io, text);
  return `${String(index).padStart(NUMBER_WIDTH)}  ${text}\n`;
}

function showReplay(io: Io, path: string, at: number | undefined, quiet: boolean): void {
  const { game, match } = loadAny(io, path);
  const played = branch(match, lengthUpTo(path, match, at));
  const names = namesOf(match);
  const words = wordsOf(game.id, names);
  regarding(path, () => {
    let last: object = {};
    for (const { index, state, events } of replaySteps(game, played)) {
      last = state;
      if (!quiet) io.out(events.map((event) => logLine(io, words, event, index)).join(''));
    }
    io.out(positionText(io, game, last, names, played.actions.length));
  });
}

export function defineReplay(program: Command, { io }: Context): void {
  inAnyLanguage(program.command('replay'))
    .description('print the log of a game and the position it leads to')
    .argument('<FILE>', 'a match file, a game exported from 18xx.games, or a log of Chicago Express')
    .option('--at <N>', 'stop after N actions', wholeNumber(0))
    .option('-q, --quiet', 'print the position only')
    .action((path: string, { at, quiet = false }: { at?: number; quiet?: boolean }) =>
      showReplay(io, path, at, quiet),
    );
}
