import { headOf } from '../../../core/choice.ts';
import { type Action, isRefusal, type Refusal } from '../../../core/game.ts';
import type { HexId } from '../../../rail/hex.ts';
import { fittingLays } from '../../../rail/track.ts';
import { kitOf, railView } from '../position.ts';
import type { RailSession } from '../rail-table.ts';
import { firstOfferedAction, legalHexes, type MapAction, type Source } from './track-sources.ts';

/** What was tried on a hex, and why it may not be. */
export interface WhyNot {
  readonly action: Action;
  readonly refusal: Refusal;
}

/** Reasons that speak of one tile: with another tile there might be a reason that says more about the hex. */
const ABOUT_A_TILE: readonly string[] = [
  'colour-not-yet',
  'fixed-tile',
  'no-tile-left',
  'one-city',
  'stop-moved',
];

/** What can be done elsewhere, tried on this hex; tiles that fit here come first, so that a misfit is the last reason. */
function attempts(session: RailSession, elsewhere: MapAction, hex: HexId): MapAction[] {
  const place = kitOf(session).map.byId.get(hex);
  const lays =
    elsewhere.type === 'lay_tile' && place
      ? fittingLays(kitOf(session), railView(session).map.board, place)
      : [];
  return [
    ...lays.map(({ tile, rotation }) => ({ ...elsewhere, hex, tile, rotation })),
    { ...elsewhere, hex },
  ];
}

/** Why something may not be done. Imported games let through what was played elsewhere, and report it as an event. */
function refusalOf(session: RailSession, action: Action): Refusal | null {
  const trial = session.trial(action);
  if (isRefusal(trial)) return trial;
  const tolerated = trial.events.find(({ key }) => key === 'import-difference');
  const { what, ...params } = tolerated?.params ?? {};
  return typeof what === 'string' ? { refused: true, code: what, rule: tolerated?.rule ?? '', params } : null;
}

/** Where not even a tile of another colour would do, which one was tried says nothing. */
function saidOf(refusal: Refusal): Refusal {
  const { tile: _tile, rotation: _rotation, ...params } = refusal.params;
  return refusal.code === 'tile-does-not-fit' ? { ...refusal, params } : refusal;
}

/** The nearest reason why nothing can be built on a hex: as it is offered, else by trying what fits there. */
export function whyNotOn(session: RailSession, source: Source, hex: HexId): WhyNot | null {
  const [first] = source.offers.get(hex)?.refused ?? [];
  if (first) return { action: headOf(first.choice), refusal: first.refusal };
  const [other] = legalHexes(source);
  const elsewhere = firstOfferedAction(source.offers.get(other ?? ''), (choice) =>
    session.title.game.expand(session.state.value, choice),
  );
  if (!elsewhere) return null;
  let found: WhyNot | null = null;
  for (const action of attempts(session, elsewhere, hex)) {
    const refusal = refusalOf(session, action);
    if (!refusal) continue;
    found ??= { action, refusal: saidOf(refusal) };
    if (!ABOUT_A_TILE.includes(found.refusal.code)) return found;
    if (!ABOUT_A_TILE.includes(refusal.code) && refusal.code !== 'tile-does-not-fit')
      return { action, refusal };
  }
  return found;
}
