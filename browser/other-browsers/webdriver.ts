/** What both protocols call an action: a list of steps for each finger, mouse or wheel. */
export interface InputSource {
  readonly type: 'pointer' | 'wheel';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' | 'touch' };
  readonly actions: readonly Readonly<Record<string, string | number>>[];
}

/** The commands we need of WebDriver, with what they take. */
interface Takes {
  readonly navigate: { readonly url: string };
  readonly execute: { readonly script: string; readonly args: readonly unknown[] };
  readonly actions: { readonly actions: readonly InputSource[] };
  readonly resize: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  readonly picture: { readonly full: false };
}

/** Each command by name in Firefox's own protocol (Marionette), and as a request of the classic one. */
const COMMANDS = {
  navigate: ['WebDriver:Navigate', 'POST', 'url'],
  execute: ['WebDriver:ExecuteScript', 'POST', 'execute/sync'],
  actions: ['WebDriver:PerformActions', 'POST', 'actions'],
  resize: ['WebDriver:SetWindowRect', 'POST', 'window/rect'],
  picture: ['WebDriver:TakeScreenshot', 'GET', 'screenshot'],
} as const satisfies Record<keyof Takes, readonly [marionette: string, method: 'GET' | 'POST', path: string]>;

export type Command = keyof Takes;

export function marionetteName(command: Command): string {
  return COMMANDS[command][0];
}

export function requestOf(command: Command): { readonly method: 'GET' | 'POST'; readonly path: string } {
  const [, method, path] = COMMANDS[command];
  return { method, path };
}

/** A browser started with an empty profile, and how to control it. */
export interface Driver {
  send<C extends Command>(command: C, params: Takes[C]): Promise<unknown>;
  close(): Promise<void>;
}

/** A browser other than the one that all other tests use. */
export interface OtherBrowser {
  readonly name: string;
  /** The Debian command that installs it. */
  readonly install: string;
  /** Whether its driver supports touch; otherwise fingers act as a mouse. */
  readonly canTouch: boolean;
  isInstalled(): boolean;
  start(): Promise<Driver>;
}
