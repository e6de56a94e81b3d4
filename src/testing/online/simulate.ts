import { checkWorld } from './check.ts';
import { Disk, type Happening } from './disk.ts';
import type { StoreDisk } from './store-disk.ts';
import { type Schedule, World } from './world.ts';

const STEPS = 500;

/** A schedule that has come to its end: what was broken by it, and the world as it was left. */
export interface Simulated {
  readonly faults: readonly string[];
  readonly world: World;
}

function* whole(world: World): Happening {
  yield* world.run(STEPS);
  yield* world.settle();
}

/** What stops a simulation is a fault like any other, with its schedule to see it again. */
function stopped(world: World, error: unknown): Simulated {
  return { faults: [...world.journal.faults, `stopped: ${(error as Error).stack}`], world };
}

/** Runs one schedule to its end, with a disk in memory. */
export function simulate(schedule: Schedule): Simulated {
  const world = new World(schedule, (rules, opening) => new Disk(rules, opening));
  try {
    world.disk.carryOut(whole(world));
  } catch (error) {
    return stopped(world, error);
  }
  return { faults: checkWorld(world), world };
}

/** Runs one schedule to its end on SQLite, with the storage of the server. */
export async function simulateStored(schedule: Schedule, disk: StoreDisk): Promise<Simulated> {
  const world = new World({ ...schedule, table: disk.newTable() }, (rules, opening) =>
    disk.begin(rules, opening),
  );
  try {
    await disk.carryOut(whole(world));
  } catch (error) {
    return stopped(world, error);
  }
  return { faults: checkWorld(world), world };
}
