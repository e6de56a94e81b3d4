/** The last few things that were told, the newest first, each with a name of its own. */
export function justBefore<T>(
  at: number,
  toldAt: (at: number) => readonly T[],
  few: number,
): { readonly key: string; readonly told: T }[] {
  const lines: { readonly key: string; readonly told: T }[] = [];
  for (let step = at; step > 0 && lines.length < few; step--) {
    lines.push(
      ...toldAt(step)
        .map((told, index) => ({ key: `${step}-${index}`, told }))
        .reverse(),
    );
  }
  return lines.slice(0, few);
}
