import { openStore } from '../../server/store/open.ts';
import { Tables } from '../../server/tables.ts';
import { RELAY } from './relay.ts';
import { add, ANN, named, sampleRules, person, TABLE } from './sample-table.ts';

/**
 * A process that enters moves into one table as fast as it can and prints each key once it is acknowledged, until it is
 * killed: `append-forever.ts FOLDER ROUND`.
 */
const [folder = '', round = ''] = process.argv.slice(2);
const store = await openStore(folder, { digest: 'rules', report: (cause) => console.error(cause) });
if (!(await store.tables.read(TABLE, 0)))
  await store.tables.create(sampleRules({ seats: [person(ANN), person(ANN)] }));
const tables = new Tables(
  store.tables,
  () => RELAY,
  () => ({ at: Date.now(), absent: [] }),
);
let after = (await store.tables.read(TABLE, 0))?.head.key ?? TABLE;
let isPlayed = ((await tables.watch(TABLE, 0)).live?.table?.line.moves.length ?? 0) > 0;
for (let count = 0; ; count++) {
  const key = named(`${round}-${count}`);
  const common = { id: TABLE, key, after, seq: 0 };
  // A move and back, so that the game has no end.
  const message = isPlayed
    ? ({ type: 'undo', to: 0, ...common } as const)
    : ({ type: 'act', action: add(0, 1), ...common } as const);
  // oxlint-disable-next-line no-await-in-loop -- each stands on the one before
  const { reply } = await tables.request(TABLE, { kind: 'page', user: ANN, message });
  if (reply?.type !== 'ack') throw new Error(`not acknowledged: ${JSON.stringify(reply)}`);
  process.stdout.write(`${key}\n`);
  after = key;
  isPlayed = !isPlayed;
}
