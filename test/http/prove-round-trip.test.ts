import { expect, test } from 'vitest';
import { roundTrip } from '#test/prove/round-trip.ts';

test('prove round-trip, small: what a site exports comes in again as it was', async () => {
  const { tried, failures } = await roundTrip.run(15, 1);
  expect(failures).toEqual([]);
  expect(tried).toBeGreaterThan(40);
});

test('prove round-trip, control: entries of lists that did not come along are found out', async () => {
  expect((await roundTrip.control(1)).failures).toContain('data/list-entries.jsonl is only in the first');
});
