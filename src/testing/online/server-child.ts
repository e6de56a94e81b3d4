import type { AddressInfo } from 'node:net';
import { openOnline } from '../../server/online.ts';

/**
 * A whole server on a data folder, until it is killed: `server-child.ts FOLDER PAGE`. It prints the port it has got. The
 * word of whoever asks is taken for where they come from, so that one machine can stand for many.
 */
const [folder = '', root = ''] = process.argv.slice(2);
const { server } = await openOnline({ folder, root, trusted: ['127.0.0.1'] });
await server.listen({ host: '127.0.0.1', port: 0 });
const { port } = server.server.address() as AddressInfo;
process.stdout.write(`${port}\n`);
