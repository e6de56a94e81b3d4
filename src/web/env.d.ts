/// <reference types="vite/client" />

/** Made by vite.config.ts from src/draw/theme.ts. */
declare module 'virtual:theme.css' {}

/** Files that the system opens with the installed page; only where browsers can do that. */
declare const launchQueue: {
  setConsumer(take: (launch: { readonly files: readonly { getFile(): Promise<File> }[] }) => void): void;
};

/** Changes with the code of the games; null while that is being worked on. Set by vite.config.ts. */
declare const RULES_DIGEST: string | null;
