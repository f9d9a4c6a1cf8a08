import { expect, test } from 'vitest';
import { shuffledEvents } from '#test/prove/memberships/shuffled-events.ts';

test('prove shuffled events, small: MEMB-13: any order, three times each, forged ones among them, one end', async () => {
  expect(await shuffledEvents.run(4, 1)).toEqual({ tried: 4, failures: [] });
});

test('prove shuffled events, control: who hears of refusals alone is found out', async () => {
  expect((await shuffledEvents.control(1)).failures.length).toBeGreaterThan(0);
});
