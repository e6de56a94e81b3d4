import type { BoardKit } from '../../rail/board.ts';
import type { HexId } from '../../rail/hex.ts';
import type { CompanyView, RailView } from '../../rail/view.ts';
import { drawingOf, type RailSession } from './rail-table.ts';

/** The parts of an 18xx position that every decision on its map looks at. */

export function railView({ view }: RailSession): RailView {
  return view.value;
}

export function kitOf(session: RailSession): BoardKit {
  const { map } = railView(session);
  const kit = drawingOf(session).kits[map.kit];
  if (!kit) throw new RangeError(`no map ${map.kit}`);
  return kit;
}

/** The company that builds: the one whose turn it is, or the one a player decides for. */
export function builder(session: RailSession): CompanyView | null {
  const turn = session.turn.value;
  const { companies, operator } = railView(session);
  const id = turn.kind === 'decide' && typeof turn.entity === 'string' ? turn.entity : operator;
  return companies.find((company) => company.id === id) ?? null;
}

/** `Port Pirie`, or the hex where it has no name. */
export function placeName(session: RailSession, hex: HexId): string {
  return session.words.placeName(hex) ?? hex;
}

/** `Port Pirie, F5`. */
export function placeTitle(session: RailSession, hex: HexId): string {
  const name = session.words.placeName(hex);
  return name === null ? hex : session.words.t('page.track.place', { name, id: hex });
}

/** `Port Pirie F5`, in a list of places. */
export function placeInList(session: RailSession, hex: HexId): string {
  const name = session.words.placeName(hex);
  return name === null ? hex : session.words.t('page.track.named', { name, id: hex });
}
