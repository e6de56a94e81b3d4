import process from 'node:process';
import { type ArenaGame, openingBy, playArenaGame } from '../../src/bots/arena.ts';
import { KNOWLEDGE as OF_1848 } from '../../src/bots/1848/mind.ts';
import { KNOWLEDGE as OF_1860 } from '../../src/bots/1860/mind.ts';
import { KNOWLEDGE as OF_18GB } from '../../src/bots/18gb/mind.ts';
import type { BotFactory } from '../../src/bots/bots.ts';
import type { AnyMind } from '../../src/bots/mind.ts';
import type { RailKnowledge, RailState } from '../../src/bots/rail/knowledge.ts';
import { makeRailMinds } from '../../src/bots/rail/mind.ts';
import { type Tuning, USUAL_TUNING } from '../../src/bots/rail/tuning.ts';
import { findBot } from '../../src/bots/seated.ts';
import type { Action } from '../../src/core/game.ts';
import { present } from '../../src/core/present.ts';

/** Games between players of an 18xx title whose figures of judgement differ. */

type Knowledge = RailKnowledge<RailState, Action>;

const KNOWN = { '1848': OF_1848, '1860': OF_1860, '18gb': OF_18GB } as unknown as Readonly<
  Record<string, Knowledge>
>;

export function knowledgeOf(title: string): Knowledge {
  return present(KNOWN[title], title);
}

/** Minds of another checkout, to compare with: those of `OLD=DIR`, as `old:medium`. */
const OLD = process.env['OLD'];
const OLD_MINDS: Readonly<Record<string, AnyMind>> = OLD
  ? Object.fromEntries(
      await Promise.all(
        Object.keys(KNOWN).map(async (id) => {
          const found = (await import(`${OLD}/src/bots/${id}/mind.ts`)) as Record<string, AnyMind>;
          const name = Object.keys(found).find((key) => key.startsWith('mind')) ?? '';
          return [id, present(found[name], id)] as const;
        }),
      ),
    )
  : {};

/** `hard`, `rusher`, or with figures of its own: `medium{paysBack=0.2,habit=0}`. */
export function playerOf(title: string, name: string): BotFactory {
  if (name.startsWith('old:')) return present(findBot(name.slice(4), present(OLD_MINDS[title], name)), name);
  const { level = name, figures = '' } = /^(?<level>[^{]+)\{(?<figures>.*)\}$/.exec(name)?.groups ?? {};
  const pairs = figures.split(',').filter((each) => each !== '');
  const change = pairs.map((each) => {
    const [key = '', value = ''] = each.split('=');
    if (!(key in USUAL_TUNING)) throw new Error(`no figure ${key}`);
    return [key, Number(value)] as const;
  });
  return playerWith(title, level, Object.fromEntries(change));
}

export function playerWith(title: string, level: string, change: Partial<Tuning>): BotFactory {
  const knowledge = knowledgeOf(title);
  const mind = makeRailMinds({ ...knowledge, learned: { ...knowledge.learned, ...change } });
  return present(findBot(level, mind as unknown as AnyMind), level);
}

const OPENING = 8;

/** The games of a block that everybody plays from every seat. */
export function* games(
  title: string,
  names: readonly string[],
  seed: number,
  count: number,
  clock: () => number,
): Generator<ArenaGame> {
  const { game } = knowledgeOf(title);
  const entrants = names.map((name) => ({ name, bot: playerOf(title, name) }));
  const base = { game, ruleSet: game.ruleSets[0]?.id ?? '', options: {}, entrants };
  const opening = (block: number): Action[] =>
    openingBy(base, playerOf(title, 'easy')(seed + block), OPENING, seed + block);
  for (let number = 0; number < count; number++) {
    yield playArenaGame({ ...base, seed, opening, clock }, number);
  }
}
