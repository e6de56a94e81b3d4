import type { Command } from 'commander';
import type { AnyGame } from '../core/game.ts';
import { findWhole, GAMES } from '../titles/all.ts';
import type { Context } from './command.ts';
import type { Io } from './io.ts';
import { inAnyLanguage } from './language.ts';
import { gameFor } from './load.ts';
import { heading, table } from './table.ts';
import { plainWords, wordsOf } from './text.ts';

const ABOUT_WIDTH = 64;

/** A row of headings. */
function heads(...keys: readonly string[]): string[] {
  return keys.map((key) => plainWords.t(`cli.games.${key}`));
}

export function titlesTable(io: Io, games: readonly AnyGame[]): string {
  return table(io, {
    head: heads('id', 'title', 'players', 'rule-sets'),
    rows: games.map(({ id, title, seats, ruleSets }) => [
      id,
      title,
      plainWords.t('cli.games.players-of', { min: seats[0], max: seats[1] }),
      ruleSets.map((set) => set.id).join(', '),
    ]),
  });
}

function ruleSetsTable(io: Io, { id: game, ruleSets }: AnyGame): string {
  const words = wordsOf(game);
  return table(io, {
    head: [...heads('rule-set'), ''],
    rows: ruleSets.map((set) => [set.id, words.ruleSet(set).full]),
  });
}

/** Every switch with what it does and its value in each rule set. */
function optionsTable(io: Io, { id: game, options, ruleSets }: AnyGame): string {
  const words = wordsOf(game);
  return table(io, {
    head: [...heads('option', 'about'), ...ruleSets.map(({ id }) => id)],
    rows: options.map((spec) => [
      spec.key,
      `${words.option(spec).full} [${spec.rule}; ${spec.values.join(' | ')}]`,
      ...ruleSets.map((set) => String(set.values[spec.key] ?? '–')),
    ]),
    wrap: { 1: ABOUT_WIDTH },
  });
}

function describe(io: Io, game: AnyGame): string {
  return (
    heading(io, plainWords.t('cli.games.rule-sets-of', { title: game.title })) +
    ruleSetsTable(io, game) +
    heading(io, plainWords.t('cli.games.options-of', { title: game.title, id: game.id })) +
    optionsTable(io, game)
  );
}

function showGames(io: Io, id: string | undefined): void {
  const games = id === undefined ? GAMES : [gameFor(id)];
  io.out(titlesTable(io, games));
  for (const game of games) io.out(describe(io, game));
  if (id === undefined) return;
  for (const section of findWhole(id)?.components(wordsOf(id)) ?? [])
    io.out(heading(io, section.title) + table(io, section));
}

export function defineGames(program: Command, { io }: Context): void {
  inAnyLanguage(program.command('games'))
    .description('list the titles with their players, rule sets and options; with ID also the components')
    .argument('[ID]', 'a title, e.g. 1848')
    .action((id: string | undefined) => showGames(io, id));
}
