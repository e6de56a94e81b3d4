import { checkWorld } from './check.ts';
import { type Schedule, World } from './world.ts';

const STEPS = 500;

/** Runs one schedule to its end and gives what was broken by it, and the world as it was left. */
export function simulate(schedule: Schedule): { readonly faults: readonly string[]; readonly world: World } {
  const world = new World(schedule);
  try {
    world.run(STEPS);
    world.settle();
  } catch (error) {
    // What stops the simulation is a fault like any other, with its schedule to see it again.
    return { faults: [...world.journal.faults, `stopped: ${(error as Error).stack}`], world };
  }
  return { faults: checkWorld(world), world };
}
