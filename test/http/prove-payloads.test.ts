import { expect, test } from 'vitest';
import { payloads } from '#test/prove/payloads.ts';

test('prove payloads, small: what is written through the API comes out as words', async () => {
  // `npm run prove payloads` tries all of them.
  const { tried, failures } = await payloads.run(96, 3);
  expect(failures).toEqual([]);
  expect(tried).toBeGreaterThanOrEqual(8);
});

test('prove payloads, control: on a page that escapes nothing most are found', async () => {
  const { tried, failures } = await payloads.control(1);
  expect(failures.length).toBeGreaterThan(tried / 3);
});
