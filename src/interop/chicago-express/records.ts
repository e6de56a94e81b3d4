import type { Seat } from '../../core/game.ts';
import { nth } from '../../core/present.ts';
import { BadFile } from '../bad-file.ts';
import type { ActionCE } from '../../games/chicago-express/actions.ts';
import type { State } from '../../games/chicago-express/state.ts';
import { shown } from '../note.ts';
import { aRecord } from '../records.ts';
import type { SiteAction } from '../site-file.ts';
import type { PlayerId } from '../title.ts';

/** CE-14.3: records name the player; everything else is as in our actions. */
export class ImporterCE {
  readonly #seats: ReadonlyMap<PlayerId, Seat>;

  constructor(playerIds: readonly PlayerId[]) {
    this.#seats = new Map(playerIds.map((id, seat) => [id, seat]));
  }

  translate(_state: State, record: SiteAction): ActionCE {
    const by = this.#seat(record);
    switch (record.type) {
      case 'bid':
        return { type: 'bid', by, company: text(record, 'company'), price: whole(record, 'price') };
      case 'pass':
        return record['company'] === undefined
          ? { type: 'pass', by }
          : { type: 'pass', by, company: text(record, 'company') };
      case 'start_auction':
        return { type: 'start_auction', by, company: text(record, 'company') };
      case 'expand':
        return { type: 'expand', by, company: text(record, 'company'), hexes: texts(record, 'hexes') };
      case 'develop':
        return { type: 'develop', by, hex: text(record, 'hex') };
      case 'noop':
        return { type: 'noop', by, dial: text(record, 'dial') };
      default:
        throw new BadFile(`records of type "${record.type}" are not known in Chicago Express`);
    }
  }

  #seat({ entity, entity_type: kind = 'player' }: SiteAction): Seat {
    if (kind !== 'player') throw new BadFile(`only players act, not a ${shown(kind)}`);
    const seat = this.#seats.get(entity);
    if (seat === undefined) throw new BadFile(`player ${shown(entity)} is not in the game`);
    return seat;
  }
}

/** The record of one action, still without its number. */
export function writeRecord(ids: readonly PlayerId[], action: ActionCE): SiteAction {
  const { type, by, ...fields } = action;
  return { type, entity: nth(ids, by), entity_type: 'player', ...fields };
}

function text(record: SiteAction, field: string): string {
  const value = record[field];
  if (typeof value !== 'string') throw new BadFile(`"${field}" of ${aRecord(record)} is missing`);
  return value;
}

function whole(record: SiteAction, field: string): number {
  const value = record[field];
  if (typeof value !== 'number' || !Number.isSafeInteger(value))
    throw new BadFile(`"${field}" of ${aRecord(record)} is not a whole number`);
  return value;
}

function texts(record: SiteAction, field: string): string[] {
  const value = record[field];
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string'))
    throw new BadFile(`"${field}" of ${aRecord(record)} is not a list`);
  return value;
}
