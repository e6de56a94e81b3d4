const NAMES_KEY = 'railhead.names';

/** The players of the last game, to be offered again. */
export function lastNames(): string[] {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(NAMES_KEY) ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberNames(names: readonly string[]): void {
  try {
    localStorage.setItem(NAMES_KEY, JSON.stringify(names));
  } catch {
    // They are asked for again next time.
  }
}
