import { beforeAll, expect, test } from 'vitest';
import type { Finding } from '#test/prove/campaign.ts';
import { draftKillsAndControl } from '#test/prove/draft-kills.ts';

let small: Finding;
let control: Finding;
beforeAll(async () => {
  [small, control] = await draftKillsAndControl(3, 1);
});

test('prove draft-kills, small: WRITE-1, a save that was acknowledged is there after kill -9', () => {
  expect(small).toEqual({ tried: 3, failures: [] });
});

test('prove draft-kills, control: a save that is lost is found out', () => {
  expect(control.failures.length).toBeGreaterThan(0);
});
