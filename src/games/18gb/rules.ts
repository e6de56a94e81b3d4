export const RULES: Readonly<Record<string, string>> = {};
