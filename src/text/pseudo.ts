import type { Language } from './locales.ts';

/**
 * A language made of English by code, for development: accents, longer words, and brackets round every message. What
 * stands on the page without brackets is no message, and what is cut off or breaks a line will do so in German.
 */

const OPEN = '⟦';
const CLOSE = '⟧';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'àƀćđéƒğĥíĵķłɱñóþɋŕšţúṽŵẋýžÀƁĆĐÉƑĞĤÍĴĶŁṀÑÓÞɊŔŠŢÚṼŴẊÝŽ';

/** Two letters of five are vowels: said twice, they make a text about 40 % longer, and lines break as they would. */
const VOWELS = 'aeiouyAEIOUY';

function letter(sign: string): string {
  const at = PLAIN.indexOf(sign);
  const accented = at < 0 ? sign : (ACCENTED[at] ?? sign);
  return VOWELS.includes(sign) ? accented + accented.toLowerCase() : accented;
}

/** Reads a message in ICU syntax from left to right and changes nothing in it but plain text. */
class Retelling {
  readonly #message: string;
  #at = 0;

  constructor(message: string) {
    this.#message = message;
  }

  /** Up to the end, or to the brace that ends a form. */
  text(isPlural = false): string {
    let told = '';
    while (this.#at < this.#message.length) {
      const sign = this.#message[this.#at] ?? '';
      if (sign === '}') break;
      if (sign === '{') told += this.#argument();
      else if (sign === "'") told += this.#quoted(isPlural);
      else if (sign === '[') told += this.#reference();
      else {
        told += letter(sign);
        this.#at++;
      }
    }
    return told;
  }

  /** `{name}`, `{number, plural, one {…} other {…}}`: names and cases stay, what is in the forms is told. */
  #argument(): string {
    let told = this.#upTo(/[,}]/y, '{');
    const [, kind = ''] = /^,\s*(\w+)/.exec(this.#message.slice(this.#at)) ?? [];
    const hasForms = kind === 'plural' || kind === 'selectordinal' || kind === 'select';
    while (this.#at < this.#message.length && this.#message[this.#at] !== '}') {
      if (this.#message[this.#at] !== '{') told += this.#message[this.#at++];
      else if (!hasForms) told += this.#upTo(/\}/y, '{') + this.#take();
      else told += this.#take() + this.text(kind !== 'select') + this.#take();
    }
    return told + this.#take();
  }

  /** An apostrophe before a brace quotes; any other is one. */
  #quoted(isPlural: boolean): string {
    const quote = /^'(?:'|[{}][^']*'?)/.exec(this.#message.slice(this.#at))?.[0];
    const number = isPlural ? /^'#[^']*'?/.exec(this.#message.slice(this.#at))?.[0] : undefined;
    const whole = quote ?? number ?? "'";
    this.#at += whole.length;
    return whole;
  }

  /** Brackets of rule texts hold ids. */
  #reference(): string {
    const whole = /^\[[^\]]*\]?/.exec(this.#message.slice(this.#at))?.[0] ?? '[';
    this.#at += whole.length;
    return whole;
  }

  #take(): string {
    return this.#message[this.#at++] ?? '';
  }

  #upTo(end: RegExp, start: string): string {
    let told = start;
    this.#at += start.length;
    for (; this.#at < this.#message.length; this.#at++) {
      end.lastIndex = this.#at;
      if (end.test(this.#message)) break;
      told += this.#message[this.#at];
    }
    return told;
  }
}

/** An English message in the pseudo-language. Nothing stays nothing. */
export function retell(message: string): string {
  return message === '' ? '' : OPEN + new Retelling(message).text() + CLOSE;
}

/** It lacks everything, and makes what it says of English. */
export const PSEUDO: Language = {
  isComplete: false,
  common: {},
  page: {},
  board: {},
  online: async () => ({}),
  commandLine: async () => ({}),
  titles: {},
  retell,
};
