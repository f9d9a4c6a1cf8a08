import { beforeAll, expect, test } from 'vitest';
import type { Finding } from '#test/prove/campaign.ts';
import { keysAndControl } from '#test/prove/issues.ts';

let small: Finding;
let control: Finding;
beforeAll(async () => {
  [small, control] = await keysAndControl(2, 1);
});

test('NEWS-1: by a provider with keys nobody misses an issue or has it twice, whoever dies', () => {
  expect(small.failures).toEqual([]);
});

test('NEWS-1: without keys some have it twice, and the campaign sees it', () => {
  expect(control.failures.join('\n')).toContain('came twice');
});
