import type { BadInput } from '../core/bad-input.ts';
import type {
  Action,
  Choice,
  Event,
  Json,
  OptionSpec,
  Params,
  Refusal,
  RuleId,
  RuleSet,
  Seat,
  Turn,
} from '../core/game.ts';
import type { RevenueLine } from '../core/routing.ts';
import { type Facts, factsOf } from './facts.ts';
import { intlLocale, makeFormats } from './formats.ts';
import { type Message, type Messages, readMessage, type Value } from './messages.ts';
import type { Kind, Vocabularies } from '../core/vocabulary.ts';
import { kindOf } from './params.ts';
import type { TitleText } from './title-text.ts';

/** What words need to know about the table they are for. */
export interface WordsContext {
  /** Its currency and the rules behind its steps. */
  readonly title?: TitleText;
  /** What the parameters of its events and refusals are. */
  readonly vocabularies?: Vocabularies;
  /** The players' names by seat. */
  readonly names?: readonly string[];
  /** `£` or `$`; left out, that of the title. */
  readonly currency?: string;
  readonly placeName?: (hex: string) => string | null | undefined;
  readonly privateName?: (id: string) => string | null | undefined;
  readonly companyName?: (id: string) => string | null | undefined;
  /** Called for every key without a message and every placeholder without a value. */
  readonly onMissing?: (key: string, placeholder?: string) => void;
}

/** The same thing said in full and, where its heading says the rest, in short. */
export interface Label {
  readonly full: string;
  readonly short: string;
}

/** Who has to decide what. */
export interface Ask {
  readonly who: string;
  readonly what: string;
  /** Both in one sentence. */
  readonly sentence: string;
  /** What can be done here. */
  readonly help: string;
  readonly rule: RuleId | null;
}

/** The kind of round with its numbers, as in a view; 0 where a number means nothing. */
export interface RoundShown {
  readonly kind: string;
  readonly set: number;
  readonly number: number;
  readonly of: number;
}

/** An offer from one company to another owner, as in a view. */
export interface DealShown {
  readonly buyer: string;
  readonly item: string;
  readonly price: number;
  /** The company it would come from, if any. */
  readonly from: string | null;
}

/** Something worth showing in the header, as in a view: `value` of `of`. */
export interface FactShown {
  readonly key: string;
  readonly value: number | string | boolean;
  readonly of: number | null;
  readonly money: boolean;
}

/** A remark about one record of a file. */
export interface FileNote {
  readonly where: string;
  readonly events: readonly Event[];
}

export interface Words {
  readonly locale: string;
  /** The message of a key, filled in. */
  t(key: string, params?: Params): string;
  has(key: string): boolean;

  /** A line of the log. */
  event(event: Event): string;
  /** A line about a record of a file that was not taken as it stands. */
  fileNote(note: FileNote): string;
  /** Whether an event begins a new part of the game and stands out in the log. */
  beginsPart(event: Event): boolean;
  /** Why something is not allowed; the action that was refused helps to name things. */
  refusal(refusal: Refusal, action?: Action, view?: unknown): string;
  /** What is wrong with a file or a choice from outside, in one line. */
  input(error: BadInput): string;
  /** What a button says: for one action, or for a whole family of them. */
  choice(choice: Action | Choice<Action>, view?: unknown): Label;
  /** The heading above the choices of one type. */
  choiceGroup(type: string): string;
  ask(turn: Turn, view?: unknown): Ask;

  /** A round as in a view or a turn. */
  round(round: RoundShown | string): string;
  step(step: string): string;
  end(reason: string): string;
  zone(key: string): string;
  status(key: string): string;
  flag(key: string): string;
  fact(key: string): string;
  factValue(fact: FactShown): string;
  /** What begins with a phase, belongs to a train or a hex, or is special about a round. */
  note(key: string, params?: Params): string;
  /** A purchase that waits for the other owner's consent. */
  deal(deal: DealShown, view?: unknown): string;
  /** What a private company is good for, in one sentence; empty where nothing is known. */
  privateAbout(id: string): string;
  revenueItem(line: RevenueLine): string;
  /** What a switch decides. */
  option(spec: OptionSpec): Label;
  optionValue(spec: OptionSpec, value: string | number | boolean): string;
  ruleSet(set: RuleSet): Label;

  money(amount: number): string;
  number(value: number): string;
  percent(value: number): string;
  list(items: readonly string[]): string;
  name(seat: Seat): string;
  place(hex: string): string;
  /** The name of a place alone, where it has one. */
  placeName(hex: string): string | null;
  private(id: string, view?: unknown): string;
  company(id: string, view?: unknown): string;
  train(card: string, view?: unknown): string;
}

/** Shown where a parameter is missing; no message uses it otherwise. */
const UNFILLED = '…';

/** `E4-0` is a stop, `D5` only track on the way. */
function hexOfStop(stop: string): string {
  const dash = stop.indexOf('-');
  return dash < 0 ? stop : stop.slice(0, dash);
}

/** Cards are numbered, `4-2` is the third 4. */
function printedOn(card: string): string {
  return card.replace(/-\d+$/, '');
}

function isFamily(choice: Action | Choice<Action>): choice is Choice<Action> {
  return 'kind' in choice;
}

function isObject(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : [];
}

function asText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A parameter as grammar looks at it: `none`, how many, or the bare value. */
function bare(value: Json | undefined): Value {
  if (value === undefined || value === null) return 'none';
  if (Array.isArray(value)) return value.length;
  if (typeof value === 'number') return value;
  // Plural forms want a number, even where the engine gives one as text.
  const text = asText(value);
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** Who owns what belongs to no player, company or private. */
const KEEPERS: ReadonlySet<string> = new Set(['bank', 'ipo', 'pool']);

/** The certificate that leads a company is the first of its name. */
function leads({ company, cert }: Params): boolean {
  return typeof company === 'string' && cert === `${company}_0`;
}

/** How a file's records are called: `action 271 (bid)`, `action 271, automatic part (pass)`. */
const RECORD = /^action (\S+?)(, automatic part)? \((.+)\)$/;

const ROUND_NAME = /^(?:(SR|OR) (\d+)(?:\.(\d+))?|round (\d+))$/;

/** `SR 2`, `OR 2.1` and `round 3` are how turns name their round. */
function readRound(text: string): RoundShown {
  const [, letters, set, number, plain] = ROUND_NAME.exec(text) ?? [];
  if (plain !== undefined) return { kind: 'round', set: 0, number: Number(plain), of: 0 };
  if (letters === undefined) return { kind: text, set: 0, number: 0, of: 0 };
  return {
    kind: letters === 'SR' ? 'stock' : 'operating',
    set: Number(set),
    number: Number(number ?? 0),
    of: 0,
  };
}

/**
 * Everything the page and the command line say, in one language. `catalogues` are laid over each other, the last
 * one on top: common words, those of the page, those of a title, and a translation over the English ones.
 */
export function makeWords(
  locale: string,
  catalogues: readonly Messages[],
  context: WordsContext = {},
): Words {
  const messages: Messages = Object.assign({}, ...catalogues) as Messages;
  const { title } = context;
  const known = new Map<string, Message | null>();
  const intl = intlLocale(locale);
  const formats = makeFormats(locale, context.currency ?? title?.currency ?? '£');

  /* ---- messages ---- */

  function messageOf(key: string): Message | null {
    let message = known.get(key);
    if (message === undefined) {
      const text = Object.hasOwn(messages, key) ? messages[key] : undefined;
      message = text === undefined ? null : readMessage(text, intl);
      known.set(key, message);
    }
    return message;
  }

  /** The value of one placeholder: `xIs`, `xKind` and `xFull` are forms of the parameter `x`. */
  function valueOf(key: string, placeholder: string, params: Params, facts: Facts): Value {
    if (placeholder === 'seats') return names.length;
    const own = params[placeholder];
    if (own === undefined && placeholder.endsWith('Is')) {
      const param = placeholder.slice(0, -2);
      const value = params[param];
      return kindOf(key, param, context.vocabularies) === 'bonuses' ? bonusesIn(value).length : bare(value);
    }
    if (own === undefined && placeholder.endsWith('Kind')) {
      const param = placeholder.slice(0, -4);
      return sortOf(kindOf(key, param, context.vocabularies), params[param], facts);
    }
    const isFull = own === undefined && placeholder.endsWith('Full');
    const param = isFull ? placeholder.slice(0, -4) : placeholder;
    const value = params[param];
    return value === undefined || value === null
      ? UNFILLED
      : worded(kindOf(key, param, context.vocabularies), value, params, facts, isFull);
  }

  function say(key: string, message: Message, params: Params, facts: Facts): string {
    const values: Record<string, Value> = {};
    for (const need of message.needs) values[need] = valueOf(key, need, params, facts);
    const said = message.say(values);
    // A placeholder may stand in a form that is not said this time, so only what is heard counts.
    if (context.onMissing && said.includes(UNFILLED)) {
      for (const need of message.needs) if (values[need] === UNFILLED) context.onMissing(key, need);
    }
    return said;
  }

  function tell(key: string, params: Params = {}, facts: Facts = factsOf(undefined)): string {
    const message = messageOf(key);
    if (message) return say(key, message, params, facts);
    context.onMissing?.(key);
    return key;
  }

  /** A message that need not exist. */
  function tellIfAny(
    key: string,
    params: Params = {},
    facts: Facts = factsOf(undefined),
  ): string | undefined {
    const message = messageOf(key);
    return message ? say(key, message, params, facts) : undefined;
  }

  /* ---- parameters as words ---- */

  const names = context.names ?? [];

  function nameOf(seat: Seat): string {
    return names[seat] ?? tell('word.player', { number: seat + 1 });
  }

  /** Few places have other names in other languages; only those have a message. */
  function placeName(hex: string): string | null {
    return tellIfAny(`place.${hex}`) ?? context.placeName?.(hex) ?? null;
  }

  function placeOf(hex: string): string {
    const name = placeName(hex);
    return name ? tell('word.place', { id: hex, name }) : hex;
  }

  function stopOf(stop: string): string {
    const hex = hexOfStop(stop);
    return placeName(hex) ?? hex;
  }

  function privateOf(id: string, facts: Facts): string {
    const name = facts.private(id) ?? context.privateName?.(id);
    return name ? tell('word.private', { id, name }) : id;
  }

  function companyOf(id: string, facts: Facts): string {
    return facts.company(id) ?? context.companyName?.(id) ?? id;
  }

  function trainOf(card: string, facts: Facts): string {
    return facts.train(card) ?? printedOn(card);
  }

  /** A company, a private or anything else with an id. */
  function partyOf(id: string): string {
    return tellIfAny(`party.${id}`) ?? id;
  }

  /** A train card or a private: things that companies trade. */
  function isTrain(id: string, facts: Facts): boolean {
    return facts.train(id) !== undefined || /-\d+$/.test(id);
  }

  function itemOf(id: string, facts: Facts): string {
    return isTrain(id, facts) ? tell('word.train', { name: trainOf(id, facts) }) : privateOf(id, facts);
  }

  function isPrivate(id: string, facts: Facts): boolean {
    return (facts.private(id) ?? context.privateName?.(id) ?? null) !== null;
  }

  /** What a parameter stands for, so that a sentence can put the right noun and preposition before its name. */
  function sortOf(kind: Kind, value: Json | undefined, facts: Facts): string {
    if (value === undefined || value === null) return 'none';
    if (kind === 'train' || kind === 'private') return kind;
    if (typeof value === 'number') return kind === 'company' ? kind : 'player';
    const id = asText(value);
    if (KEEPERS.has(id)) return id;
    if (kind === 'item' && isTrain(id, facts)) return 'train';
    return kind === 'item' || isPrivate(id, facts) ? 'private' : 'company';
  }

  /** Who got how much, e.g. `Anna £12, Ben £6`. */
  function payments(paid: readonly Json[]): string {
    const lines = paid.flatMap((amount, seat) =>
      Number(amount) > 0 ? [tell('word.amount-of', { who: nameOf(seat), amount })] : [],
    );
    return lines.length > 0 ? formats.and(lines) : tell('word.nobody');
  }

  /** What each company pays, e.g. `PRR £7, NYC £8`. */
  function rates(value: Json): string {
    if (!isObject(value)) return '';
    return formats.and(Object.entries(value).map(([who, amount]) => tell('word.amount-of', { who, amount })));
  }

  /** What a run earned besides its stops: items that have a word for it. */
  function bonusesIn(items: Json | undefined): string[] {
    return listOf(items).flatMap((item) => {
      if (!isObject(item) || item['value'] === 0) return [];
      const who = tellIfAny(`bonus.${asText(item['what'] ?? '')}`);
      return who === undefined ? [] : [tell('word.amount-of', { who, amount: item['value'] ?? 0 })];
    });
  }

  function worded(kind: Kind, value: Json, params: Params, facts: Facts, isFull: boolean): Value {
    if (kind === 'payments') return payments(listOf(value));
    if (kind === 'rates') return rates(value);
    if (kind === 'bonuses') return formats.and(bonusesIn(value));
    if (kind === 'path') return pathOf(listOf(value).map(asText));
    if (Array.isArray(value)) {
      const items = listOf(value).map((item) => String(worded(kind, item, params, facts, isFull)));
      return kind === 'any-money' ? formats.or(items) : formats.and(items);
    }
    if (typeof value === 'number') return numberTold(kind, value, facts);
    return textTold(kind, asText(value), params, facts, isFull);
  }

  function numberTold(kind: Kind, value: number, facts: Facts): Value {
    switch (kind) {
      case 'money':
      case 'any-money':
      case 'ours':
        return formats.money(value);
      case 'percent':
        return formats.percent(value);
      case 'seat':
      case 'party':
        return nameOf(value);
      case 'train':
        return trainOf(String(value), facts);
      default:
        return value;
    }
  }

  function textTold(kind: Kind, text: string, params: Params, facts: Facts, isFull: boolean): string {
    switch (kind) {
      case 'ours':
        return tell('word.not-allowed');
      case 'party':
      case 'seat':
        return partyOf(text);
      case 'company':
        return isFull ? companyOf(text, facts) : text;
      case 'private':
        return isFull ? privateOf(text, facts) : text;
      case 'train':
        return trainOf(text, facts);
      case 'item':
        return itemOf(text, facts);
      case 'place':
        return placeOf(text);
      case 'stop':
        return stopOf(text);
      case 'end':
        return endOf(text);
      case 'colour':
      case 'dial':
      case 'step':
      case 'group':
        return tellIfAny(`${kind}.${text}`) ?? text;
      case 'compass':
        return text
          .split(' ')
          .map((point) => tellIfAny(`compass.${point}`) ?? point)
          .join(' ');
      case 'difference':
        return differenceOf(text, params, facts);
      default:
        return text;
    }
  }

  /** The stops of a path; without any, the hexes it goes through. */
  function pathOf(places: readonly string[]): string {
    const stops = places.filter((place) => place.includes('-'));
    const said = stops.length > 0 ? stops : places;
    const all = said.map((place) => ({ place, name: stopOf(place), hex: hexOfStop(place) }));
    return all
      .map(({ place, name, hex }) => {
        const others = all.filter((other) => other.name === name && other.place !== place);
        if (others.length === 0) return name;
        // Two stops of one hex are numbered as on the board; places of the same name have different hexes.
        const isShared = others.some((other) => other.hex === hex);
        return isShared
          ? tell('word.stop-of', { name, number: Number(place.slice(hex.length + 1)) + 1 })
          : tell('word.stop', { name, id: hex });
      })
      .join(' – ');
  }

  function endOf(reason: string): string {
    const reasons = reason.split(', ').map((one) => tellIfAny(`end.${one}`) ?? one);
    return formats.and(reasons);
  }

  /** Where an imported file departs from our rules: in its own words, or in those of the refusal. */
  function differenceOf(code: string, params: Params, facts: Facts): string {
    return (
      tellIfAny(`difference.${code}`, params, facts) ?? tellIfAny(`refusal.${code}`, params, facts) ?? code
    );
  }

  /* ---- choices ---- */

  /** The fields that all members of a family share; a range tells its field from least to most. */
  function paramsOf(choice: Action | Choice<Action>): Params & { readonly type: string } {
    if (!isFamily(choice)) return choice as unknown as Params & { readonly type: string };
    if (choice.kind === 'open') return choice.template;
    const action = choice.action as unknown as Params & { readonly type: string };
    if (choice.kind === 'one') return action;
    const { field, min, max } = choice;
    const ends = [min, max].map((end) =>
      worded(kindOf(`choice.${action.type}`, field), end, {}, factsOf(undefined), false),
    );
    const range =
      min === max ? String(ends[0]) : tell('word.range', { from: ends[0] ?? '', to: ends[1] ?? '' });
    return { ...action, [field]: range };
  }

  function choice(what: Action | Choice<Action>, view?: unknown): Label {
    const facts = factsOf(view);
    const fields = paramsOf(what);
    const params = { ...fields, leads: leads(fields) };
    const plain = `choice.${params.type}`;
    // To pass means something else in each step of a turn.
    const inStep = `${plain}.${facts.step}`;
    const key = facts.step !== null && messageOf(inStep) ? inStep : plain;
    const full = tell(key, params, facts);
    return { full, short: tellIfAny(`${key}.short`, params, facts) ?? full };
  }

  /* ---- decisions ---- */

  function whoDecides({ seat, entity }: Turn & { kind: 'decide' }, facts: Facts): string {
    if (typeof entity === 'number') return nameOf(seat);
    if (facts.private(entity) !== undefined) return tell('ask.owner', { private: entity, seat }, facts);
    const director = facts.director(entity);
    const isDirector = director === undefined || director === seat;
    return tell(isDirector ? 'ask.company' : 'ask.other', { company: entity, seat }, facts);
  }

  function ask(turn: Turn, view?: unknown): Ask {
    if (turn.kind === 'finished') {
      const sentence = tell('ask.finished', { reason: turn.reason });
      return { who: '', what: sentence, sentence, help: '', rule: null };
    }
    const facts = factsOf(view);
    const who = whoDecides(turn, facts);
    const about: Params = {
      ...(typeof turn.entity === 'string' && { company: turn.entity }),
      // Messages choose by it, and names of forms have letters, digits and `_` only: `2+1` is `2_1`.
      phase: facts.phase?.replaceAll(/\W/g, '_') ?? null,
      set: facts.set,
    };
    const won = facts.isWon ? tellIfAny(`ask.${turn.step}.won`, about, facts) : undefined;
    const what = won ?? tell(`ask.${turn.step}`, about, facts);
    return {
      who,
      what,
      sentence: tell('ask.sentence', { who, what }),
      help: tell(`help.${turn.step}`, about, facts),
      rule: title?.stepRules[turn.step] ?? null,
    };
  }

  function round(shown: RoundShown | string): string {
    const { kind, set, number, of } = typeof shown === 'string' ? readRound(shown) : shown;
    return tell(`round.${kind}`, { set, number, of });
  }

  function factValue({ key, value, of, money }: FactShown): string {
    if (typeof value !== 'number') return tellIfAny(`fact.${key}.${value}`) ?? valueWord(value);
    const amount = money ? formats.money(value) : formats.number(value);
    return of === null ? amount : tell('word.of', { amount, of: formats.number(of) });
  }

  function valueWord(value: string | number | boolean): string {
    return tellIfAny(`value.${value}`) ?? String(value);
  }

  /* ---- everything ---- */

  return {
    locale,
    t: tell,
    has: (key) => messageOf(key) !== null,
    event: eventOf,
    fileNote,
    beginsPart: ({ key }) => title?.parts.includes(key) ?? false,
    refusal: ({ code, params }, action, view) =>
      tell(`refusal.${code}`, { ...(action as unknown as Params | undefined), ...params }, factsOf(view)),
    input: ({ code, params }) => messageOf(`input.${code}`)?.say(params) ?? code,
    choice,
    choiceGroup: (type) => tell(`group.${type}`),
    ask,
    round,
    step: (step) => tell(`step.${step}`),
    end: endOf,
    zone: (key) => tell(`zone.${key}`),
    status: (key) => tell(`status.${key}`),
    flag: (key) => tell(`flag.${key}`),
    fact: (key) => tell(`fact.${key}`),
    factValue,
    note: (key, params = {}) => tell(`note.${key}`, params),
    deal: ({ buyer, item, price, from }, view) =>
      tell('word.deal', { company: buyer, item, price, seller: from }, factsOf(view)),
    privateAbout: (id) => tellIfAny(`private.${id}`) ?? '',
    revenueItem: ({ what, at }) => tell(`revenue.${what}`, { at }),
    option: ({ key }) => {
      const full = tell(`option.${key}`);
      return { full, short: tellIfAny(`option.${key}.short`) ?? full };
    },
    optionValue: ({ key }, value) => tellIfAny(`option.${key}.${value}`) ?? valueWord(value),
    ruleSet: ({ id }) => ({ short: tellIfAny(`ruleSet.${id}`) ?? id, full: tell(`ruleSet.${id}.about`) }),
    money: formats.money,
    number: formats.number,
    percent: formats.percent,
    list: formats.and,
    name: nameOf,
    place: placeOf,
    placeName,
    private: (id, view) => privateOf(id, factsOf(view)),
    company: (id, view) => companyOf(id, factsOf(view)),
    train: (card, view) => trainOf(card, factsOf(view)),
  };

  function eventOf({ key, params }: Event): string {
    return tellIfAny(`event.${key}`, params) ?? unknownEvent(key, params);
  }

  function fileNote({ where, events }: FileNote): string {
    const lines = events.map((event) => {
      const text = eventOf(event);
      return event.rule ? tell('word.with-rule', { text, rule: event.rule }) : text;
    });
    return tell('word.file-note', { where: recordOf(where), lines: lines.join('; ') });
  }

  function recordOf(where: string): string {
    const [, number, part, kind] = RECORD.exec(where) ?? [];
    if (number === undefined || kind === undefined) return where;
    return tell(part === undefined ? 'word.record' : 'word.record-part', { number, kind });
  }

  function unknownEvent(key: string, params: Params): string {
    context.onMissing?.(`event.${key}`);
    return `${key} ${JSON.stringify(params)}`;
  }
}
