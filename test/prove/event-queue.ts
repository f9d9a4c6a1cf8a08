import type { Campaign, Finding } from './campaign.ts';
import { openWindows, type Server } from './event-windows.ts';
import { createRandom } from './random.ts';

const SERVERS: readonly Server[] = ['takes', 'takes', 'refuses', 'takes and fails', 'is away'];
const STEPS = 40;
/** Milliseconds; longer than the longest pause of a queue. */
const LONG = 400_000;
const MOST_ROUNDS = 40;

/** One schedule: windows that open, tell, hide and die, while the server and the storage do what they like. */
async function trySchedule(seed: number, isLocked: boolean): Promise<readonly string[]> {
  const random = createRandom(seed);
  const world = openWindows(random, { isLocked });
  world.open();
  for (let step = 0; step < STEPS; step += 1) {
    const windows = world.living();
    const window = windows.length === 0 ? world.open() : random.pick(windows);
    switch (random.below(10)) {
      case 0:
        if (windows.length < 3) world.open();
        break;
      case 1:
        world.turn(random.pick(SERVERS));
        break;
      case 2:
        world.crash(window);
        break;
      case 3:
        await window.queue.leave();
        break;
      case 4:
        world.fill(random.pick([2_000, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]));
        break;
      case 5:
        // A clock that was put on by an hour fires everything at once.
        await world.pass(random.pick([100, 6_000, 6_000, 3_600_000]));
        break;
      case 6:
        for (let count = random.below(60); count > 0; count -= 1) world.addEvent(window);
        break;
      default:
        world.addEvent(window);
    }
    await new Promise(setImmediate);
  }
  world.calm();
  world.turn('takes');
  world.fill(Number.POSITIVE_INFINITY);
  world.open();
  for (let round = 0; round < MOST_ROUNDS && world.hasTimers(); round += 1) await world.pass(LONG);
  const ended = world.hasTimers() ? [`seed ${seed}: a queue never rests`] : [];
  const lost = world.lost();
  return lost.length === 0 ? ended : [...ended, `seed ${seed}: ${lost.join(', ')} of ${world.tried()} never arrived`];
}

async function trySchedules(count: number, seed: number, isLocked: boolean): Promise<Finding> {
  const failures: string[] = [];
  for (let number = 0; number < count; number += 1) failures.push(...(await trySchedule(seed + number, isLocked)));
  return { tried: count, failures };
}

/** Events of several windows, through crashes, a server that fails, and a storage without room. */
export const eventQueue: Campaign = {
  name: 'event-queue',
  promise: 'every event arrives, unless 1,000 younger ones waited or there was no room for it when its window died',
  count: 1_000,
  run: (count, seed) => trySchedules(count, seed, true),
  // Windows that change the storage at once lose what the other wrote.
  control: (seed) => trySchedules(40, seed, false),
};
