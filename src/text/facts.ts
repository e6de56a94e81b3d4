import type { Json } from '../core/game.ts';

/** The names a view knows, for a view of any title, or only a part of one. */
export interface Facts {
  readonly company: (id: string) => string | undefined;
  readonly private: (id: string) => string | undefined;
  /** What is printed on a train card. */
  readonly train: (card: string) => string | undefined;
  /** `undefined` where the view does not say. */
  readonly director: (company: string) => number | null | undefined;
  /** The step of the company's turn, as the view calls it. */
  readonly step: string | null;
  /** The phase, as trains name it, and the number of the round or set of rounds; null where the view does not say. */
  readonly phase: string | null;
  readonly set: number | null;
  /** A player has won an auction and has to choose. */
  readonly isWon: boolean;
}

interface Named {
  readonly id?: Json;
  readonly name?: Json;
  readonly director?: Json;
  readonly trains?: Json;
  readonly winner?: Json;
  readonly set?: Json;
}

function listOf(value: Json | undefined): readonly Named[] {
  if (!Array.isArray(value)) return [];
  return (value as readonly Json[]).filter(
    (item): item is { readonly [key: string]: Json } =>
      typeof item === 'object' && item !== null && !Array.isArray(item),
  );
}

function namesIn(list: readonly Named[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const { id, name } of list)
    if (typeof id === 'string' && typeof name === 'string') names.set(id, name);
  return names;
}

function winnerIn(auction: Json | undefined): Json {
  return listOf([auction ?? null])[0]?.winner ?? null;
}

function setIn(round: Json | undefined): number | null {
  const set = listOf([round ?? null])[0]?.set;
  return typeof set === 'number' ? set : null;
}

function readFacts(view: { readonly [key: string]: Json }): Facts {
  const companies = listOf(view['companies']);
  const companyNames = namesIn(companies);
  const privateNames = namesIn(listOf(view['privates']));
  const trainNames = namesIn(companies.flatMap(({ trains }) => listOf(trains)));
  const directors = new Map<string, number | null>();
  for (const { id, director } of companies) {
    if (typeof id !== 'string') continue;
    if (typeof director === 'number' || director === null) directors.set(id, director);
  }
  return {
    company: (id) => companyNames.get(id),
    private: (id) => privateNames.get(id),
    train: (card) => trainNames.get(card),
    director: (company) => directors.get(company),
    step: typeof view['step'] === 'string' ? view['step'] : null,
    phase: typeof view['phase'] === 'string' ? view['phase'] : null,
    set: setIn(view['round']),
    isWon: typeof winnerIn(view['auction']) === 'number',
  };
}

const NOTHING: Facts = readFacts({});
const READ = new WeakMap<object, Facts>();

/** Reads a view once; callers may hold it as any type. */
export function factsOf(view: unknown): Facts {
  if (typeof view !== 'object' || view === null) return NOTHING;
  let facts = READ.get(view);
  if (!facts) {
    facts = readFacts(view as { readonly [key: string]: Json });
    READ.set(view, facts);
  }
  return facts;
}
