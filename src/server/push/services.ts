import { lookup as ask, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** The push services of browsers. A subscription names its own: without a list it could name anything. */
const HOSTS = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'];
const FAMILIES = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];

/** Whether an address is one of a push service that is known. */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return HOSTS.includes(hostname) || FAMILIES.some((family) => hostname.endsWith(family));
}

const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6');

/** Whether an address leads into this machine or its own network. */
export function isPrivate(address: string): boolean {
  const family = isIP(address);
  // The list knows IPv4 addresses that are written as IPv6.
  return family === 0 || PRIVATE.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

type Ask = (
  name: string,
  options: { readonly all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Looks a name up for a connection, which goes to the very addresses that were checked. */
export function publicLookup(askName: Ask = ask): LookupFunction {
  return (name, options, done) => {
    askName(name, { all: true }, (error, addresses) => {
      const inside = addresses?.find(({ address }) => isPrivate(address));
      const [first] = addresses ?? [];
      if (error ?? inside ?? !first) {
        const reason = error ?? new Error(`${name} leads to an address that is not public`);
        done(reason, '', 0);
      } else if (options.all) {
        done(null, addresses);
      } else {
        done(null, first.address, first.family);
      }
    });
  };
}
