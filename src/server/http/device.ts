const BROWSERS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

function named(agent: string, marks: readonly (readonly [mark: RegExp, name: string])[]): string | null {
  return marks.find(([mark]) => mark.test(agent))?.[1] ?? null;
}

/** A device in a few words, for the list of those that are signed in: "Firefox, Android". Empty: not known. */
export function deviceOf(agent: string | undefined): string {
  if (agent === undefined) return '';
  return [named(agent, BROWSERS), named(agent, SYSTEMS)].filter((name) => name !== null).join(', ');
}
