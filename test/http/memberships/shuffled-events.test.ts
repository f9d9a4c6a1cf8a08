import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PaymentsWorld, startPaymentsWorld } from '#test/support/payments-world.ts';
import { type Ending, shuffleEvents } from '#test/support/shuffle-events.ts';

/** So many here; `npm run prove` says more. */
const SHUFFLES = Number(process.env['PROVE_SHUFFLES'] ?? 6);

let world: PaymentsWorld;
beforeAll(async () => {
  world = await startPaymentsWorld();
});
afterAll(() => world.close());

const END = {
  won: { status: 'ACTIVE', books: [{ amount: 5000, refunded: 100, isDisputed: false, isLost: false, refunds: 1 }] },
  lost: { status: 'INACTIVE', books: [{ amount: 5000, refunded: 100, isDisputed: true, isLost: true, refunds: 1 }] },
} as const satisfies Record<Ending, object>;

test('MEMB-13: events in any order, each three times and forged ones among them, come to the same end', async () => {
  for (let round = 0; round < SHUFFLES; round += 1) {
    const ending = round % 2 === 0 ? 'won' : 'lost';
    const { state, events, refused } = await shuffleEvents(world, ending, randomOf(round));
    expect(state, `round ${round}`).toEqual({ plan: 'YEARLY', failedCharges: 0, year: 2077, ...END[ending] });
    expect(events).toBeGreaterThan(6);
    expect(new Set(refused)).toEqual(new Set([400]));
  }
});

/** The same for the same seed, so that a round can be lived again (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
