import { type ArenaGame, openingBy, playArenaGame } from '../../src/bots/arena.ts';
import { KNOWLEDGE as OF_1848 } from '../../src/bots/1848/mind.ts';
import { KNOWLEDGE as OF_1860 } from '../../src/bots/1860/mind.ts';
import { KNOWLEDGE as OF_18GB } from '../../src/bots/18gb/mind.ts';
import type { BotFactory } from '../../src/bots/bots.ts';
import type { AnyMind } from '../../src/bots/mind.ts';
import type { RailKnowledge, RailState } from '../../src/bots/rail/knowledge.ts';
import { makeRailMinds } from '../../src/bots/rail/mind.ts';
import type { Tuning } from '../../src/bots/rail/tuning.ts';
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

/** `hard`, `rusher`, or with figures of its own: `medium{paysBack=0.2,habit=0}`. */
const OLD = process.env['OLD'];
const oldMinds = OLD
  ? await Promise.all(
      ['1848', '1860', '18gb'].map(
        async (id) =>
          [id, (await import(`${OLD}/src/bots/${id}/mind.ts`)) as Record<string, AnyMind>] as const,
      ),
    )
  : [];

export function playerOf(title: string, name: string): BotFactory {
  if (name.startsWith('old:')) {
    const found = oldMinds.find(([id]) => id === title)?.[1] ?? {};
    const mind = Object.entries(found).find(([key]) => key.startsWith('mind'))?.[1];
    return present(findBot(name.slice(4), present(mind, 'old')), name);
  }
  const { level = name, figures = '' } = /^(?<level>[^{]+)\{(?<figures>.*)\}$/.exec(name)?.groups ?? {};
  const change = Object.fromEntries(
    figures
      .split(',')
      .filter((each) => each !== '')
      .map((each) => {
        const [key = '', value = ''] = each.split('=');
        return [key, Number(value)];
      }),
  );
  return playerWith(title, level, change);
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
