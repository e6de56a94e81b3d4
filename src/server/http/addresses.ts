import { isIPv4 } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';

/** How a request has reached this server. */
export interface Address {
  /** What a browser says in `Origin` where the page comes from here. */
  readonly origin: string;
  readonly hostname: string;
  readonly isHttps: boolean;
  /** Browsers trust https and their own machine: passwords, passkeys and push need that. */
  readonly isSecure: boolean;
}

export type Protocol = 'http' | 'https';

/** Endings that no public name has. */
const HOME_ENDINGS = ['', '.local', '.lan', '.home.arpa', '.internal'];

function isLoopback(name: string): boolean {
  return name === 'localhost' || name === '[::1]' || (isIPv4(name) && name.startsWith('127.'));
}

/** The names and addresses of this machine, as they stand in an address. */
function ownNames(): ReadonlySet<string> {
  const names = HOME_ENDINGS.map((ending) => hostname().toLowerCase() + ending);
  const interfaces = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const addresses = interfaces.map(({ family, address }) => (family === 'IPv6' ? `[${address}]` : address));
  return new Set([...names, ...addresses]);
}

/**
 * Where this server can be reached. A request that names another host comes from a page that has made its own name point
 * here (DNS rebinding), or past the proxy: it gets nothing.
 */
export class Addresses {
  readonly #site: URL | null;
  readonly #own: () => ReadonlySet<string>;

  /** `origin` is the public address, where there is one. Addresses of the machine may change while it runs. */
  constructor(origin: string | null, own: () => ReadonlySet<string> = ownNames) {
    this.#site = origin === null ? null : new URL(origin);
    this.#own = own;
  }

  /** The public address; null where the machine's own are all there are. */
  get site(): string | null {
    return this.#site?.origin ?? null;
  }

  /** The address a request was sent to, by its `Host`; null where that is none of ours. */
  of(host: string, protocol: Protocol): Address | null {
    if (!/^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i.test(host)) return null;
    const site = this.#site;
    if (site && hostOf(`${site.protocol}//${host}`) === site.host) return addressOf(site);
    const url = urlOf(`${protocol}://${host}`);
    if (!url) return null;
    return isLoopback(url.hostname) || this.#own().has(url.hostname) ? addressOf(url) : null;
  }
}

function urlOf(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

function hostOf(text: string): string | null {
  return urlOf(text)?.host ?? null;
}

function addressOf({ origin, hostname: name, protocol }: URL): Address {
  const isHttps = protocol === 'https:';
  return { origin, hostname: name, isHttps, isSecure: isHttps || isLoopback(name) };
}
