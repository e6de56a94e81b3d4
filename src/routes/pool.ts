import type { Appraisal, Walk } from './problem.ts';

/** No more than this are kept, to limit memory; the answer is then not proven. */
export const MOST_ROUTES = 2 ** 21;

/**
 * The routes that trains of one kind can choose from, kept in flat arrays: boards with a hundred thousand routes
 * are ordinary.
 */
export class Pool {
  readonly words: number;
  size = 0;
  score = new Float64Array(64);
  /** The score and the most it can add to a set's bonus. */
  upper = new Float64Array(64);
  track: Uint32Array;
  /** Where the links of each route begin in `links`; they end where the next one's begin. */
  #begin = new Uint32Array(65);
  #links = new Uint32Array(512);
  #first = new Uint16Array(64);

  constructor(words: number) {
    this.words = words;
    this.track = new Uint32Array(64 * words);
  }

  add(walk: Walk, track: Uint32Array, { score, share = 0, exclusive = 0 }: Appraisal): void {
    const { size, words } = this;
    if (size === this.score.length) this.#grow();
    this.score[size] = score;
    this.upper[size] = score + share;
    for (let word = 0; word < track.length; word++) this.track[size * words + word] = track[word] as number;
    if (words > track.length) this.track[size * words + track.length] = exclusive;
    this.#first[size] = walk.stops[walk.from] as number;
    let end = this.#begin[size] as number;
    while (end + walk.to - walk.from > this.#links.length) this.#links = doubled(this.#links);
    for (let index = walk.from; index < walk.to - 1; index++)
      this.#links[end++] = walk.links[index] as number;
    this.size = size + 1;
    this.#begin[size + 1] = end;
  }

  firstStop(route: number): number {
    return this.#first[route] as number;
  }

  linksOf(route: number): number[] {
    return [...this.#links.subarray(this.#begin[route], this.#begin[route + 1])];
  }

  #grow(): void {
    this.score = doubled(this.score);
    this.upper = doubled(this.upper);
    this.track = doubled(this.track);
    this.#first = doubled(this.#first);
    const begin = new Uint32Array(2 * this.score.length + 1);
    begin.set(this.#begin);
    this.#begin = begin;
  }
}

function doubled<T extends Float64Array | Uint32Array | Uint16Array>(array: T): T {
  const Larger = array.constructor as new (length: number) => T;
  const larger = new Larger(array.length * 2);
  larger.set(array);
  return larger;
}
