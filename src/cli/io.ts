/** What a command knows of its environment besides files; tests pass their own. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** Asks for a line from the person at the terminal; null where there are no more. */
  ask(prompt: string): Promise<string | null>;
  /** Relative paths start here. */
  readonly cwd: string;
  /** Standard output shows colours. */
  readonly colour: boolean;
  /** Standard error is a terminal on which a line may be redrawn. */
  readonly redraws: boolean;
  /** The language of the terminal, such as `de_DE.UTF-8`; left out where it has none. */
  readonly locale?: string;
  /** Show where an internal error came from. */
  readonly debug: boolean;
}

/** The root of the package, from the sources as well as from the build. */
export const PACKAGE_ROOT = new URL('../../', import.meta.url);
