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

/** So many memberships live in one world at the same time, so that what is told of one meets what is told of others. */
const AT_ONCE = 8;
/** In milliseconds for each: twice as long as its events need by the limit of webhooks. */
const FULL_AGAIN = 5_000;
/** A billion: as fine as chance has to be here. */
const FINE = 1_000_000_000;

async function shuffle(count: number, seed: number, isDeaf: boolean): Promise<Finding> {
  const world = await startPaymentsWorld();
  const { below, pick } = createRandom(seed);
  const failures: string[] = [];
  try {
    for (let round = 0; round < count; round += AT_ONCE) {
      // It stands still meanwhile, so that a second too many is one; then limits are full again.
      world.site.clock.set(new Date(Date.now() + round * FULL_AGAIN).toISOString());
      const endings = Array.from({ length: Math.min(AT_ONCE, count - round) }, () => pick(['lost', 'won'] as const));
      const { states, refused } = await shuffleEvents(
        world,
        endings,
        () => below(FINE) / FINE,
        ({ type }) => !isDeaf || type === 'payment_intent.payment_failed',
      );
      const where = `seed ${seed}, rounds from ${round}`;
      for (const [place, ending] of endings.entries()) {
        const state = states[place];
        if (!isDeepStrictEqual(state, END[ending]))
          failures.push(`${where}: ${ending} came to ${JSON.stringify(state)}`);
      }
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
