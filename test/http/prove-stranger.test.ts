import { beforeAll, expect, test } from 'vitest';
import type { Finding } from '#test/prove/campaign.ts';
import { strangerInOrder } from '#test/prove/stranger/stranger.ts';

let small: Finding;
let control: Finding;
beforeAll(async () => {
  [small, control] = await strangerInOrder(72, 1);
});

test('prove stranger, small: others are answered before a hundred connections are through, and little is kept', () => {
  expect(small).toEqual({ tried: 72, failures: [] });
});

test('prove stranger, control: processes that stand still are found out', () => {
  expect(control.failures.length).toBeGreaterThan(0);
});
