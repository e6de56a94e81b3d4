import { hash, parseOptions, verify } from '@node-rs/argon2';
import { Denied } from '../endpoints.ts';
import { newKey } from '../keys.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { nameKey } from './names.ts';

/** Argon2id is the library's own choice. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

const SHORTEST = 10;
/** Different letters that make more than a pattern. */
const FEWEST_LETTERS = 4;

/** Each takes 19 MiB and a processor. */
const AT_ONCE = 4;
const MOST_WAITING = 64;

/** The same password is typed in several forms by different keyboards. */
function typed(password: string): string {
  return password.normalize('NFKC');
}

/** Whether letters only count up or down, as 1234567890 does. */
function isRun(text: string): boolean {
  const codes = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, at) => (code - (codes[at] ?? 0) + 10) % 10));
  return steps.size === 1;
}

/** Whether a password is too easy to guess for the user who chose it. */
export function isWeak(password: string, name: string): boolean {
  const text = typed(password).toLowerCase();
  const bare = text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return (
    Array.from(text).length < SHORTEST ||
    new Set(text).size < FEWEST_LETTERS ||
    isRun(text) ||
    COMMON_PASSWORDS.has(bare) ||
    nameKey(bare) === nameKey(name)
  );
}

/** Hashes passwords, a few at once. */
export class Passwords {
  #working = 0;
  readonly #waiting: (() => void)[] = [];
  #nobodys: Promise<string> | null = null;

  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(typed(password), COST));
  }

  /** Whether it is the password of a hash. Of nobody's (null) it never is, after the same work. */
  async verify(stored: string | null, password: string): Promise<boolean> {
    this.#nobodys ??= this.hash(newKey());
    const against = stored ?? (await this.#nobodys);
    const isRight = await this.#inTurn(() => verify(against, typed(password)));
    return stored !== null && isRight;
  }

  /** Whether a hash was made at another cost than today's. */
  isOutdated(stored: string): boolean {
    const { memoryCost, timeCost, parallelism } = parseOptions(stored);
    return memoryCost !== COST.memoryCost || timeCost !== COST.timeCost || parallelism !== COST.parallelism;
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#working >= AT_ONCE) {
      if (this.#waiting.length >= MOST_WAITING) throw new Denied('busy');
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#working++;
    }
    try {
      return await work();
    } finally {
      // Whoever waits takes over the place.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#working--;
    }
  }
}
