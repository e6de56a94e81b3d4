import type { AnyGame, OptionValues } from '../core/game.ts';
import { usage } from './failure.ts';

/** Parses `key=value` by finding the value of that switch that has this spelling. */
export function switchesFor(game: AnyGame, pairs: readonly string[]): OptionValues {
  const entries = pairs.map((pair) => {
    const [key = '', text] = pair.split(/=(.*)/s);
    if (text === undefined) throw usage(`--option ${pair}: key=value is expected`);
    const spec = game.options.find((option) => option.key === key);
    return [key, spec?.values.find((value) => String(value) === text) ?? text] as const;
  });
  return Object.fromEntries(entries);
}

/** Collects an option that may be given several times. */
export function collect(value: string, before: readonly string[]): string[] {
  return [...before, value];
}
