import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { Character } from '../bots/mind.ts';
import { readCharacter } from '../bots/seated.ts';
import { characterOf, decisionSeed, seatedBy } from '../bots/seats.ts';
import { type Action, type AnyGame, type Event, isRefusal, resolveOptions, type Seat } from '../core/game.ts';
import { branch, formatMatch, type Match, replay, replaySteps } from '../core/match.ts';
import { nth } from '../core/present.ts';
import type { Words } from '../text/words.ts';
import { findWhole } from '../titles/all.ts';
import { drawBoard } from './render.ts';
import { type Context, wholeNumber } from './command.ts';
import { oneLine, regardingUsage, usage } from './failure.ts';
import { writeText } from './files.ts';
import type { Io } from './io.ts';
import { gameFor, loadMatch } from './load.ts';
import {
  type Choosable,
  type Entry,
  memberOf,
  membersMenu,
  menuOf,
  type Position,
  refusedLines,
} from './menu.ts';
import { positionText } from './position.ts';
import { reasonLine, rejectedLines } from './reasons.ts';
import { collect, switchesFor } from './switches.ts';
import { heading } from './table.ts';
import { namesOf, wordsOf } from './text.ts';

const HELP = `
A number takes that line; "3 25" takes line 3 with 25. Then there are
  p  the position        l  the log so far          m FILE  the map as an SVG file
  r  what is refused     u  take back your move     s FILE  save the game
  b  back                q  leave the game          ?       this help
`;

interface PlayOptions {
  readonly players: number;
  readonly seat: number;
  readonly name: string;
  readonly bots: string;
  readonly rules?: string;
  readonly option: readonly string[];
  readonly seed?: number;
  readonly save?: string;
  readonly reasons?: boolean;
}

/** A game at the terminal: one person, and computers in the other seats. */
class TerminalTable {
  readonly #io: Io;
  readonly #game: AnyGame;
  readonly #words: Words;
  readonly #file: string | undefined;
  readonly #reasons: boolean;
  readonly #characters: readonly (Character | null)[];
  #match: Match;
  #state: object;

  constructor(io: Io, game: AnyGame, match: Match, { save, reasons = false }: PlayOptions) {
    this.#io = io;
    this.#game = game;
    this.#match = match;
    this.#file = save;
    this.#reasons = reasons;
    this.#words = wordsOf(game.id, namesOf(match));
    this.#characters = match.players.map(characterOf);
    this.#state = replay(game, match);
  }

  /** Plays until the end of the game, or until the person leaves. */
  async play(): Promise<void> {
    this.#showPosition();
    this.#io.out(HELP);
    for (;;) {
      const turn = this.#game.turn(this.#state);
      if (turn.kind === 'finished') break;
      const character = this.#characters[turn.seat];
      if (character) this.#letDecide(character);
      else if (!(await this.#ask(turn.seat))) return this.#leave();
    }
    this.#showPosition();
  }

  #position(): Position {
    return { game: this.#game, state: this.#state, words: this.#words };
  }

  #showPosition(): void {
    const { actions } = this.#match;
    const names = namesOf(this.#match);
    this.#io.out(positionText(this.#io, this.#game, this.#state, names, actions.length));
  }

  #leave(): void {
    this.#io.out(
      this.#file === undefined ? '\nThe game is not saved.\n' : `\nThe game is in ${this.#file}.\n`,
    );
  }

  /* ---- moves ---- */

  #letDecide(character: Character): void {
    const mind = findWhole(this.#game.id)?.mind;
    if (!mind) throw usage(`computers cannot play ${this.#game.id}`);
    const seed = decisionSeed(this.#match.seed, this.#match.actions.length);
    const decision = mind.decide(this.#state, character, seed);
    this.#io.out(`\n${reasonLine(this.#words, decision)}`);
    if (this.#reasons) this.#io.out(rejectedLines(this.#words, decision));
    this.#act(decision.action);
  }

  #act(action: Action): void {
    const result = this.#game.apply(this.#state, action);
    if (isRefusal(result)) {
      this.#io.out(`  ${this.#words.refusal(result, action)} [${result.rule}]\n`);
      return;
    }
    this.#match = { ...this.#match, actions: [...this.#match.actions, action] };
    this.#state = result.state;
    this.#io.out(result.events.map((event) => this.#eventLine(event)).join(''));
    this.#keep();
  }

  #eventLine(event: Event): string {
    const text = this.#words.event(event);
    return this.#words.beginsPart(event) ? heading(this.#io, text) : `  ${text}\n`;
  }

  #keep(): void {
    if (this.#file !== undefined) writeText(this.#io, this.#file, formatMatch(this.#match));
  }

  /** Back to the last decision of a person, with what computers have done since. */
  #takeBack(): void {
    const { actions } = this.#match;
    const at = actions.findLastIndex(({ by }) => !this.#characters[by]);
    if (at < 0) {
      this.#io.out('There is no move of yours to take back.\n');
      return;
    }
    this.#match = branch(this.#match, at);
    this.#state = replay(this.#game, this.#match);
    this.#keep();
    this.#io.out(`Taken back: ${this.#words.choice(nth(actions, at)).full}\n`);
  }

  /* ---- questions ---- */

  /** One decision of a person; false if they leave. */
  async #ask(seat: Seat): Promise<boolean> {
    const turn = this.#game.turn(this.#state);
    const entries = menuOf(this.#position(), seat);
    this.#showMenu(this.#words.ask(turn, this.#game.view(this.#state, seat)).sentence, entries);
    return this.#answer(seat, entries);
  }

  #showMenu(title: string, entries: readonly Entry[]): void {
    const lines = entries.map(({ label, what }, index) => {
      const more = 'family' in what && what.family.kind === 'open' ? ' …' : '';
      return `${String(index + 1).padStart(4)}  ${label}${more}\n`;
    });
    this.#io.out(`${heading(this.#io, title)}${lines.join('')}`);
  }

  async #answer(seat: Seat, entries: readonly Entry[]): Promise<boolean> {
    for (;;) {
      const line = await this.#io.ask('> ');
      const [word = '', argument = ''] = line?.trim().split(/\s+/, 2) ?? ['q'];
      if (word === 'q') return false;
      if (word === 'b') return true;
      if (word === 'u') {
        this.#takeBack();
        return true;
      }
      const entry = /^\d+$/.test(word) ? entries[Number(word) - 1] : undefined;
      if (entry) return this.#take(seat, entry, argument);
      if (!this.#obey(seat, word, argument)) {
        this.#io.out(`A number from 1 to ${entries.length} is expected, or ? for help.\n`);
      }
    }
  }

  async #take(seat: Seat, { label, what }: Entry, argument: string): Promise<boolean> {
    if ('action' in what) {
      this.#act(what.action);
      return true;
    }
    if (what.family.kind === 'range') return this.#askNumber(what.family, label, argument);
    const entries = membersMenu(this.#position(), what.family);
    this.#showMenu(label, entries);
    return this.#answer(seat, entries);
  }

  async #askNumber(family: Choosable, label: string, given: string): Promise<boolean> {
    for (let text = given; ;) {
      const action = memberOf(family, text);
      if (action) {
        this.#act(action);
        return true;
      }
      if (text !== '') this.#io.out(`${oneLine(text)} is not possible.\n`);
      const line = await this.#io.ask(`${label}: how much? `);
      text = line?.trim() ?? 'q';
      if (text === 'q') return false;
      if (text === 'b') return true;
    }
  }

  /** What is not a move; false if there is no such word. */
  #obey(seat: Seat, word: string, argument: string): boolean {
    switch (word) {
      case '?':
        this.#io.out(HELP);
        return true;
      case 'p':
        this.#showPosition();
        return true;
      case 'l':
        for (const { events } of replaySteps(this.#game, this.#match)) {
          this.#io.out(events.map((event) => this.#eventLine(event)).join(''));
        }
        return true;
      case 'r': {
        const lines = refusedLines(this.#position(), seat);
        this.#io.out(lines.length > 0 ? `${lines.join('\n')}\n` : 'Nothing is refused here.\n');
        return true;
      }
      case 'm':
        return this.#write(argument, () => drawBoard(this.#game, this.#state, 'light'));
      case 's':
        return this.#write(argument, () => formatMatch(this.#match));
      default:
        return false;
    }
  }

  /** A file that cannot be written must not end the game. */
  #write(path: string, text: () => string): boolean {
    if (path === '') {
      this.#io.out('The name of a file is missing.\n');
      return true;
    }
    try {
      writeText(this.#io, path, text());
      this.#io.out(`Written: ${path}\n`);
    } catch (error) {
      this.#io.out(`${oneLine(error instanceof Error ? error.message : String(error))}\n`);
    }
    return true;
  }
}

/** The opponents of a list such as `hard:bold,medium`, dealt round the table. */
function charactersNamed(list: string): Character[] {
  return list.split(',').map((name) => {
    const character = readCharacter(name.trim());
    if (!character) throw usage(`unknown computer "${name.trim()}" (known: easy, medium, hard, hard:bold …)`);
    return character;
  });
}

function newMatch(game: AnyGame, given: PlayOptions): Match {
  const [min, max] = game.seats;
  const { players: seats, seat, name, rules, seed = randomInt(2 ** 31) } = given;
  if (seats < min || seats > max) throw usage(`${game.id} is for ${min} to ${max} players, not ${seats}`);
  if (seat > seats) throw usage(`there is no seat ${seat} at a table of ${seats}`);
  const ruleSet = rules ?? nth(game.ruleSets, 0).id;
  const options = switchesFor(game, given.option);
  regardingUsage(() => resolveOptions(game, ruleSet, options));
  const characters = charactersNamed(given.bots);
  const players = Array.from({ length: seats }, (_, index) => {
    if (index === seat - 1) return { name: oneLine(name) };
    const other = index < seat - 1 ? index : index - 1;
    return seatedBy({ name: `Bot ${other + 1}` }, nth(characters, other % characters.length));
  });
  return {
    railhead: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    ruleSet,
    options,
    players,
    seed,
    actions: [],
  };
}

async function play(io: Io, id: string, given: PlayOptions): Promise<void> {
  const game = gameFor(id);
  const { save } = given;
  if (save === undefined || !existsSync(resolve(io.cwd, save))) {
    return new TerminalTable(io, game, newMatch(game, given), given).play();
  }
  const { match } = loadMatch(io, save);
  if (match.game !== id) throw usage(`${save} is a game of ${match.game}`);
  return new TerminalTable(io, game, match, given).play();
}

export function definePlay(program: Command, { io }: Context): void {
  program
    .command('play')
    .description('play against computers, in the terminal')
    .argument('<GAME>', 'a title, e.g. chicago-express')
    .option('-p, --players <N>', 'number of players', wholeNumber(1, 20), 3)
    .option('--seat <N>', 'your seat', wholeNumber(1, 20), 1)
    .option('--name <NAME>', 'your name', 'Player')
    .option(
      '-b, --bots <LIST>',
      'the computers, dealt round the table: easy, medium, hard, hard:bold …',
      'medium',
    )
    .option('-s, --seed <S>', 'seed of the game (default: by chance)', wholeNumber(0, 2 ** 31 - 1))
    .option('-r, --rules <SET>', 'rule set, see railhead games (default: the first)')
    .option('--option <KEY=VALUE>', 'a single switch laid over the rule set; may be repeated', collect, [])
    .option('--reasons', 'also print what the computers reject, and what they think it is worth')
    .option('--save <FILE>', 'keep the game in this file after every move; if it exists, go on with it')
    .action((id: string, given: PlayOptions) => play(io, id, given));
}
