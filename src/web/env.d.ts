/// <reference types="vite/client" />

/** Made by vite.config.ts from src/draw/theme.ts. */
declare module 'virtual:theme.css' {}
