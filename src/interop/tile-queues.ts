import type { HexId } from '../rail/hex.ts';
import type { Tile, TileId } from '../rail/tile.ts';

/**
 * Which copy of a tile is where, as 18xx.games numbers them (18GB-20.4): the copies of a tile stand in a
 * queue, a lay takes the first, a replaced one goes to the end. Where a tile never runs out, each lay adds a
 * new copy to its queue.
 */
export class TileQueues {
  readonly #queues = new Map<TileId, string[]>();
  readonly #made = new Map<TileId, number>();
  readonly #lying = new Map<HexId, string>();

  constructor(tiles: ReadonlyMap<TileId, Tile>) {
    for (const { id, copies } of tiles.values()) {
      const count = Number.isFinite(copies) ? copies : 1;
      this.#queues.set(
        id,
        Array.from({ length: count }, (_, index) => `${id}-${index}`),
      );
      if (!Number.isFinite(copies)) this.#made.set(id, 1);
    }
  }

  /** The copy that a lay takes. */
  take(hex: HexId, tile: TileId): string {
    const queue = this.#queues.get(tile) ?? [];
    const copy = queue.shift() ?? `${tile}-0`;
    const made = this.#made.get(tile);
    if (made !== undefined) {
      queue.push(`${tile}-${made}`);
      this.#made.set(tile, made + 1);
    }
    const old = this.#lying.get(hex);
    if (old !== undefined) this.#queues.get(old.slice(0, old.lastIndexOf('-')))?.push(old);
    this.#lying.set(hex, copy);
    return copy;
  }

  /** The copy on a hex. */
  on(hex: HexId): string | undefined {
    return this.#lying.get(hex);
  }
}
