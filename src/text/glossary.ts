/** What a language promises about its words; `src/testing/translations` holds every message to it. */
export interface Glossary {
  /** Where the English message has the term, the translation has one of these beginnings of words. */
  readonly terms: readonly GlossaryTerm[];
  /** Words for a listed thing that are not used, and what stands there instead. */
  readonly forbidden: readonly ForbiddenWords[];
  /** Latin words that may stand among Cyrillic ones, or English ones that the language has taken over. */
  readonly foreign: readonly string[];
  /** Findings that are right as they are: the key of the message, what is found, and why. */
  readonly exceptions: readonly GlossaryException[];
}

interface GlossaryTerm {
  readonly english: RegExp;
  readonly stems: readonly string[];
  /** Only messages whose keys match; left out, all. */
  readonly keys?: RegExp;
}

interface ForbiddenWords {
  readonly words: RegExp;
  readonly instead: string;
  /** Only in files whose names match; left out, all. */
  readonly files?: RegExp;
}

interface GlossaryException {
  readonly key: string;
  readonly kind: string;
  readonly why: string;
}
