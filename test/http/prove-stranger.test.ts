import { expect, test } from 'vitest';
import { stranger, strangerInOrder } from '#test/prove/stranger/stranger.ts';

test('prove stranger, small: others are answered before a hundred connections are through, and little is kept', async () => {
  expect(await strangerInOrder(72, 1)).toEqual({ tried: 72, failures: [] });
});

test('prove stranger, control: processes that stand still are found out', async () => {
  expect((await stranger.control(1)).failures.length).toBeGreaterThan(0);
});
