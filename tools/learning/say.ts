import process from 'node:process';

/** Tells how far learning has come, beside what it prints. */
export function say(text: string): void {
  process.stderr.write(`${text}\n`);
}
