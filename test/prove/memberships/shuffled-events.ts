import { isDeepStrictEqual } from 'node:util';
import { startPaymentsWorld } from '#test/support/payments-world.ts';
import { type Ending, shuffleEvents } from '#test/support/shuffle-events.ts';
import type { Campaign, Finding } from '../campaign.ts';
import { createRandom } from '../random.ts';

const COMMON = { plan: 'YEARLY', failedCharges: 0, year: 2077 };
const BOOKS = { amount: 5000, refunded: 100, refunds: 1 };
const END: Readonly<Record<Ending, object>> = {
  won: { ...COMMON, status: 'ACTIVE', books: [{ ...BOOKS, isDisputed: false, isLost: false }] },
  lost: { ...COMMON, status: 'INACTIVE', books: [{ ...BOOKS, isDisputed: true, isLost: true }] },
};

/** A billion: as fine as chance has to be here. */
const FINE = 1_000_000_000;

async function shuffle(count: number, seed: number, isDeaf: boolean): Promise<Finding> {
  const world = await startPaymentsWorld();
  const { below, pick } = createRandom(seed);
  const failures: string[] = [];
  try {
    for (let round = 0; round < count; round += 1) {
      world.site.clock.set(new Date().toISOString());
      const ending = pick(['lost', 'won'] as const);
      const { state, refused } = await shuffleEvents(
        world,
        ending,
        () => below(FINE) / FINE,
        ({ type }) => !isDeaf || type === 'payment_intent.payment_failed',
      );
      const where = `seed ${seed}, round ${round}`;
      if (!isDeepStrictEqual(state, END[ending])) failures.push(`${where}: ${ending} came to ${JSON.stringify(state)}`);
      if (refused.some((status) => status !== 400))
        failures.push(`${where}: a forged event was answered with ${refused.join()}`);
    }
  } finally {
    await world.close();
  }
  return { tried: count, failures };
}

/** The events of memberships, shuffled. */
export const shuffledEvents: Campaign = {
  name: 'shuffled-events',
  promise:
    'events of a membership in any order, each three times, with forged, stale and future ones among them, come to one end',
  count: 1_000,
  run: (count, seed) => shuffle(count, seed, false),
  // Each event leads to all that there is, so that only who hears of refusals alone ends otherwise.
  control: (seed) => shuffle(2, seed, true),
};
