import type { Event, Params } from '../../core/game.ts';
import type { Words } from '../../text/words.ts';
import type { MomentKind, Preferences } from '../parts/preferences.ts';
import { type FigureChange, isSame, type ViewChanges } from './changes.ts';

/**
 * What deserves a card when it happens, as data: which events make it, and which figures show what it changed for
 * whom. Each family has its own list (`rail/moments.ts`, `express/moments.ts`).
 */
export interface MomentSpec<V> {
  readonly kind: MomentKind;
  /** Any of these events makes it; the log's sentence of each is on the card. */
  readonly events: readonly string[];
  /** Which of those events count; left out, all. */
  readonly counts?: (params: Params) => boolean;
  /** Instead of the log's sentence, where the figures of the card repeat most of that. */
  readonly sentence?: (params: Params, words: Words) => string;
  /** A sentence where the position shows it and no event does; null where nothing began. */
  readonly begins?: (before: V, after: V, words: Words) => string | null;
  /** The figures that show what it changed, as `FigureChange` names them. */
  readonly figures: readonly string[];
  /** Figures that are of interest in such a moment only. */
  readonly more?: (before: V, after: V, words: Words) => readonly FigureChange[];
}

/** An action with the positions around it. */
export interface Happened<V> {
  readonly before: V;
  readonly after: V;
  readonly events: readonly Event[];
}

/** Everything of one action that is worth telling: one card, however much happened. */
export interface MomentCard {
  readonly kinds: readonly MomentKind[];
  readonly sentences: readonly string[];
  readonly changes: readonly FigureChange[];
}

interface MomentRules<V> {
  readonly moments: readonly MomentSpec<V>[];
  readonly changes: (before: V, after: V) => ViewChanges;
}

/** The card of an action; null where nothing happened that is wanted. */
export function momentCard<V>(
  { moments, changes }: MomentRules<V>,
  { before, after, events }: Happened<V>,
  words: Words,
  preferences: Preferences,
): MomentCard | null {
  const found = moments
    .filter(({ kind }) => preferences[`moment.${kind}`])
    .map((spec) => ({
      spec,
      sentences: [
        ...events
          .filter(({ key, params }) => spec.events.includes(key) && (spec.counts?.(params) ?? true))
          .map((event) => spec.sentence?.(event.params, words) ?? words.event(event)),
        ...[spec.begins?.(before, after, words) ?? []].flat(),
      ],
    }))
    .filter(({ sentences }) => sentences.length > 0);
  if (found.length === 0) return null;
  const wanted = new Set(found.flatMap(({ spec }) => spec.figures));
  const figures = [
    ...changes(before, after)
      .figures(words)
      .filter(({ what }) => wanted.has(what)),
    ...found.flatMap(({ spec }) => spec.more?.(before, after, words) ?? []),
  ];
  return {
    kinds: [...new Set(found.map(({ spec }) => spec.kind))],
    sentences: found.flatMap(({ sentences }) => sentences),
    // Two moments of one action may show the same figure.
    changes: figures.filter((one, index) => figures.findIndex((other) => isSame(one, other)) === index),
  };
}
