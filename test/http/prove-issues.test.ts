import { beforeAll, expect, test } from 'vitest';
import type { Finding } from '#test/prove/campaign.ts';
import { issuesAndControl } from '#test/prove/issues.ts';

let small: Finding;
let control: Finding;
beforeAll(async () => {
  [small, control] = await issuesAndControl(3, 1);
});

test('prove issues, small: NEWS-1, nobody misses an issue, and whoever may have it twice is listed', () => {
  expect(small).toEqual({ tried: 900, failures: [] });
});

test('prove issues, control: a mail that was never sent, and one that came twice unseen, are found out', () => {
  const found = control.failures.join('\n');
  expect(found).toMatch(/1 readers got nothing/);
  expect(found).toMatch(/came twice and are not listed/);
});
