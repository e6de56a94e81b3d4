/** A round of the game, from its first position to its last. */
export interface Span {
  readonly round: string;
  readonly from: number;
  readonly to: number;
}

/** The rounds that positions belong to; the end of the game belongs to the last one. */
export function spansOf(rounds: readonly (string | null)[]): Span[] {
  const spans: { round: string; from: number; to: number }[] = [];
  for (const [at, round] of rounds.entries()) {
    const last = spans.at(-1);
    if (last && (round === null || round === last.round)) last.to = at;
    else if (round !== null) spans.push({ round, from: at, to: at });
  }
  return spans;
}

/** A position where something new begins. */
export interface Mark {
  readonly at: number;
  readonly name: string;
}

/** Where the phase changes; what the game begins with is no change. */
export function phaseMarks(phases: readonly (string | null)[]): Mark[] {
  return phases.flatMap((phase, at) => {
    const before = phases[at - 1];
    return at > 0 && phase !== null && before !== undefined && phase !== before ? [{ at, name: phase }] : [];
  });
}

/** `SR` and `OR` for short; whatever else there is keeps its name. */
export function kindOfRound(round: string): 'stock' | 'operating' | 'other' {
  if (round.startsWith('SR ')) return 'stock';
  return round.startsWith('OR ') ? 'operating' : 'other';
}

/** The first position of the round after a position, or of the one before; the ends where there is none. */
export function nextRound(spans: readonly Span[], at: number, way: 1 | -1, last: number): number {
  if (way === 1) return spans.find(({ from }) => from > at)?.from ?? last;
  return spans.findLast(({ from }) => from < at)?.from ?? 0;
}

const ROUND = /^(SR|OR|round) (\d+)(?:\.(\d+))?$/;

/** What names a round in the text catalogue: `page.round.…` and the numbers in it. */
export function roundParts(round: string): { kind: string; set: number; number: number } | null {
  const [, letters, set, number] = ROUND.exec(round) ?? [];
  if (letters === undefined || letters === 'round') return null;
  return {
    kind: letters === 'SR' ? 'stock' : 'operating',
    set: Number(set),
    number: Number(number ?? 0),
  };
}

/** A round in as few letters as can be, for a narrow mark. */
export function roundNumber(round: string): string {
  const [, , set = '', number] = ROUND.exec(round) ?? [];
  return number === undefined ? set : `${set}.${number}`;
}
