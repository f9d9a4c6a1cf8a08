import { expect, test } from 'vitest';
import { draftKills } from '#test/prove/draft-kills.ts';

test('prove draft-kills, small: WRITE-1, a save that was acknowledged is there after kill -9', async () => {
  expect(await draftKills.run(3, 1)).toEqual({ tried: 3, failures: [] });
});

test('prove draft-kills, control: a save that is lost is found out', async () => {
  expect((await draftKills.control(1)).failures.length).toBeGreaterThan(0);
});
