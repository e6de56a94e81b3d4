import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { BOTS } from '../bots/bots.ts';
import { headOf, legalActions } from '../core/choice.ts';
import type { Action, AnyGame, Choice, Event, Refusal } from '../core/game.ts';
import { SHAPES as SHAPES_1848 } from '../games/1848/actions.ts';
import { SHAPES as SHAPES_1860 } from '../games/1860/actions.ts';
import { SHAPES as SHAPES_18GB } from '../games/18gb/actions.ts';
import { STEPS as STEPS_1848 } from '../games/1848/flow.ts';
import { VIEW_KEYS as KEYS_1848 } from '../games/1848/view.ts';
import { STEPS as STEPS_1860 } from '../games/1860/flow.ts';
import { VIEW_KEYS as KEYS_1860 } from '../games/1860/view.ts';
import { STEPS as STEPS_18GB } from '../games/18gb/flow.ts';
import { VIEW_KEYS as KEYS_18GB } from '../games/18gb/view.ts';
import { SHAPES as SHAPES_CE } from '../games/chicago-express/actions.ts';
import { STEPS as STEPS_CE } from '../games/chicago-express/flow.ts';
import { VIEW_KEYS as KEYS_CE } from '../games/chicago-express/view.ts';
import { findWhole } from '../titles/all.ts';
import type { ViewKeys } from '../rail/view.ts';
import { type Spoken, speakAll } from '../testing/all-languages.ts';
import { forgeries } from '../testing/forge.ts';
import { COMMON } from './en/common.ts';
import { type Messages, readMessage } from './messages.ts';
import type { Words } from './words.ts';

/** Everything a title can tell has words: what its sources hold, and what random games bring up. */

const SRC = new URL('../', import.meta.url);

function source(path: string): string {
  return readFileSync(new URL(path, SRC), 'utf8');
}

function sourcesOf(folder: string): string {
  return readdirSync(new URL(folder, SRC))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => source(`${folder}${name}`))
    .join('\n');
}

function found(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, key = '']) => key))];
}

function listOf(keys: readonly string[], prefix: string): string[] {
  return keys.map((key) => `${prefix}.${key}`);
}

interface Title {
  readonly id: string;
  readonly actions: readonly string[];
  readonly steps: readonly string[];
  readonly ends: readonly string[];
  /** Keys of messages for what its view holds. */
  readonly shown: readonly string[];
}

function railTitle(id: string, shapes: object, steps: Title['steps'], keys: ViewKeys): Title {
  return {
    id,
    actions: Object.keys(shapes),
    steps,
    ends: keys.endReasons,
    shown: [
      ...listOf(keys.statuses, 'status'),
      ...listOf([...keys.companyFlags, ...keys.privateFlags], 'flag'),
      ...listOf(keys.steps, 'step'),
      ...listOf(keys.zones, 'zone'),
      ...listOf([...keys.phaseNotes, ...keys.trainNotes, ...keys.roundNotes, ...keys.hexNotes], 'note'),
      ...listOf([...keys.facts, ...keys.turnFacts], 'fact'),
    ],
  };
}

function idsOf(steps: readonly { readonly id: string }[]): string[] {
  return steps.map(({ id }) => id);
}

const ALL: readonly Title[] = [
  railTitle('1848', SHAPES_1848, idsOf(STEPS_1848), KEYS_1848),
  railTitle('1860', SHAPES_1860, idsOf(STEPS_1860), KEYS_1860),
  railTitle('18gb', SHAPES_18GB, idsOf(STEPS_18GB), KEYS_18GB),
  {
    id: 'chicago-express',
    actions: Object.keys(SHAPES_CE),
    steps: idsOf(STEPS_CE),
    ends: KEYS_CE.endReasons,
    shown: [
      ...listOf(KEYS_CE.phases, 'phase'),
      ...listOf(KEYS_CE.auctionKinds, 'auction'),
      ...listOf(KEYS_CE.dials, 'dial'),
      ...listOf(KEYS_CE.industries, 'industry'),
      ...listOf(KEYS_CE.terrains, 'terrain'),
      ...listOf(KEYS_CE.developments, 'development'),
      ...listOf(KEYS_CE.endReasons, 'condition'),
    ],
  },
];

/** Plays a game at random and passes every position, event and refusal to `watch`. */
interface Watch {
  readonly onEvent: (event: Event) => void;
  readonly onState: (state: object, index: number) => void;
}

function play(game: AnyGame, seats: number, ruleSet: string, seed: number, watch: Watch): void {
  const random = BOTS['random'];
  if (!random) throw new Error('no random bot');
  const bots = Array.from({ length: seats }, (_, seat) => random(seed * 31 + seat));
  const values = game.ruleSets.find(({ id }) => id === ruleSet)?.values ?? {};
  let state = game.setup(seats, values, seed);
  for (let index = 0; ; index++) {
    watch.onState(state, index);
    const turn = game.turn(state);
    if (turn.kind === 'finished') return;
    const bot = bots[turn.seat];
    const result = game.apply(state, bot?.choose(game, state) as Action);
    if (result.refused) throw new Error(`refused: ${result.code}`);
    for (const event of result.events) watch.onEvent(event);
    state = result.state;
  }
}

/** Placeholders that were not filled in, and machine text that slipped through. */
const UNFINISHED = /[{}…]|undefined|NaN|\[object|\bnull\b| {2}|"$/;

describe.each(ALL)('the words of $id', ({ id, actions, steps, ends, shown }) => {
  const whole = findWhole(id);
  if (!whole) throw new Error(`no title ${id}`);
  const { game } = whole;
  const { stepRules } = whole.title.text;
  let messages: Messages = {};
  let languages: readonly Spoken[] = [];

  beforeAll(async () => {
    messages = { ...COMMON, ...whole.messages };
    languages = await speakAll(whole.title, {
      vocabularies: game.vocabulary,
      names: Array.from({ length: game.seats[1] }, (_, seat) => `Name${seat}`),
      placeName: (hex) => (hex.startsWith('F') ? `Place of ${hex}` : null),
    });
  });

  function without(list: readonly string[]): string[] {
    return [...new Set(list)].filter((key) => !Object.hasOwn(messages, key));
  }

  it('can be read', () => {
    const unreadable = Object.entries(messages).filter(([, text]) => {
      try {
        readMessage(text, 'en');
        return false;
      } catch {
        return true;
      }
    });
    expect(unreadable).toEqual([]);
  });

  it('hold every event, and ask it for nothing it does not tell', () => {
    const { events } = game.vocabulary;
    expect(without(listOf(Object.keys(events), 'event'))).toEqual([]);
    const asked = Object.entries(events).flatMap(([key, params]) =>
      readMessage(messages[`event.${key}`] ?? '', 'en')
        .needs.map((need) => need.replace(/(Is|Kind|Full)$/, ''))
        .filter((need) => need !== 'seats' && !Object.hasOwn(params, need))
        .map((need) => `${key} {${need}}`),
    );
    // Refusals met while importing recorded games have parameters of their own.
    expect(asked.filter((line) => !line.startsWith('import-difference'))).toEqual([]);
  });

  it('name events and refusals in kebab-case', () => {
    const { events, refusals } = game.vocabulary;
    const keys = [...Object.keys(events), ...Object.keys(refusals)];
    expect(keys.filter((key) => !/^[a-z0-9]+(-[A-Za-z0-9]+)*$/.test(key))).toEqual([]);
  });

  it('hold every refusal', () => {
    expect(without(listOf(Object.keys(game.vocabulary.refusals), 'refusal'))).toEqual([]);
  });

  it('hold every choice with its heading', () => {
    expect(without([...listOf(actions, 'choice'), ...listOf(actions, 'group')])).toEqual([]);
  });

  it('hold every step', () => {
    expect(steps.length).toBeGreaterThan(4);
    expect(without(listOf(steps, 'step'))).toEqual([]);
    const asked = Object.keys(stepRules);
    expect(without([...listOf(asked, 'ask'), ...listOf(asked, 'help')])).toEqual([]);
    expect(Object.values(stepRules).filter((rule) => !game.rules.includes(rule))).toEqual([]);
  });

  it('hold every end', () => {
    expect(ends.length).toBeGreaterThan(1);
    expect(without(listOf(ends, 'end'))).toEqual([]);
  });

  it('hold every word of its view', () => {
    expect(shown.length).toBeGreaterThan(12);
    expect(without(shown)).toEqual([]);
  });

  it('hold what switches are set to', () => {
    const described = game.options
      .filter(({ key }) => key !== 'import_lenient')
      .flatMap(({ key, values }) =>
        values.filter((value) => typeof value === 'string').map((value) => `option.${key}.${value}`),
      );
    expect(without(described)).toEqual([]);
  });

  it('hold every item of revenue', () => {
    const text = sourcesOf(`games/${id}/`).match(/readonly what: [^;]*/)?.[0] ?? '';
    expect(without(listOf(found(text, /'([a-z-]+)'/g), 'revenue'))).toEqual([]);
  });

  it('leave no placeholder open in random games, in any language', () => {
    const unfinished = new Set<string>();
    const look = (said: string): void => {
      if (said === '' || UNFINISHED.test(said)) unfinished.add(said);
    };
    // Forgers write strange things themselves; what counts is whether something is missing.
    const lookAtForgery = (refusal: Refusal): void => {
      for (const { words } of languages) words.refusal(refusal);
    };
    const lookAtChoice = (words: Words, choice: Choice<Action>, view: unknown): void => {
      const { full, short } = words.choice(choice, view);
      look(full);
      look(short);
      look(words.choiceGroup(headOf(choice).type));
      if (!choice.refusal) return;
      look(words.refusal(choice.refusal, choice.kind === 'open' ? undefined : choice.action));
      look(words.refusal(choice.refusal));
    };
    for (const [table, { id: ruleSet }] of game.ruleSets.entries()) {
      const [least, most] = game.seats;
      play(game, table % 2 === 0 ? least : most, ruleSet, 40 + table, {
        onEvent(event) {
          for (const { words } of languages) look(words.event(event));
        },
        onState(state, index) {
          const turn = game.turn(state);
          const view = game.view(state, null);
          const choices = index % 7 > 0 ? [] : game.choices(state, { greyed: true });
          for (const { words } of languages) {
            look(words.ask(turn, view).sentence);
            if (turn.kind === 'finished') look(words.end(turn.reason));
            else look(words.round(turn.round));
            for (const choice of choices) lookAtChoice(words, choice, view);
          }
          if (index % 49 === 0 && turn.kind !== 'finished') lookAtForgeries(state, lookAtForgery);
        },
      });
    }
    expect([...unfinished]).toEqual([]);
    expect(languages.flatMap(({ missing }) => [...missing])).toEqual([]);
  });

  /** What is refused when nearly legal actions are changed in one place. */
  function lookAtForgeries(state: object, lookAt: (refusal: Refusal) => void): void {
    const some: Action[] = [];
    for (const action of legalActions(game, state)) if (some.push(action) >= 4) break;
    for (const action of some) {
      for (const forged of forgeries(action, some, game.seats[1])) {
        const result = game.apply(state, forged as Action);
        if (result.refused) lookAt(result);
      }
    }
  }
});
