import process from 'node:process';
import { createInterface, type Interface } from 'node:readline';
import { isatty } from 'node:tty';

/** Questions at the terminal. It is opened with the first one, so that no other command waits for input. */
export interface Terminal {
  ask(prompt: string): Promise<string | null>;
  close(): void;
}

export function makeTerminal(): Terminal {
  let open: { readonly lines: Interface; readonly answers: AsyncIterator<string> } | null = null;

  function openLines(): NonNullable<typeof open> {
    const terminal = isatty(0) && isatty(1);
    const lines = createInterface({ input: process.stdin, output: process.stdout, terminal });
    return { lines, answers: lines[Symbol.asyncIterator]() };
  }

  return {
    async ask(prompt) {
      open ??= openLines();
      open.lines.setPrompt(prompt);
      open.lines.prompt();
      const { done, value } = await open.answers.next();
      return done === true ? null : value;
    },
    close: () => open?.lines.close(),
  };
}
