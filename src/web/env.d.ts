/// <reference types="vite/client" />

/** Made by vite.config.ts from src/draw/theme.ts. */
declare module 'virtual:theme.css' {}

/** Changes with the code of the games; null while that is being worked on. Set by vite.config.ts. */
declare const RULES_DIGEST: string | null;
