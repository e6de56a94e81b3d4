import { expect, test } from 'vitest';
import { soakServer } from '../testing/online/soak-server.ts';

const ROUNDS = 25;

test('what a server has acknowledged survives it, and pages go on with the next one', async () => {
  const { faults, acknowledged } = await soakServer(ROUNDS, 1, () => {});
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(ROUNDS);
}, 600_000);
