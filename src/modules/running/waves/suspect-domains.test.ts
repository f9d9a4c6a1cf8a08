import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '#modules/identity/accounts/create-account.ts';
import type { FakeClock } from '#platform/clock/clock.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { readSuspectDomains } from './suspect-domains.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

let joined = 0;
async function join(domain: string, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    joined += 1;
    await createAccount(world.context, { email: `reader${joined}@${domain}`, isEmailVerified: true, name: 'Somebody' });
  }
}

test('rule 249: twenty accounts of one mail domain in a day are many, unless everybody has an address there', async () => {
  const clock = world.context.clock as FakeClock;
  await join('common.example', 8);
  clock.advance(2 * 86_400_000);
  await join('common.example', 20);
  await join('few.example', 19);
  expect(await readSuspectDomains(world.context)).toEqual([]);
  await join('few.example', 1);
  const since = clock.now();
  expect(await readSuspectDomains(world.context)).toEqual([{ domain: 'few.example', count: 20, since }]);
  clock.advance(86_400_000 + 1);
  expect(await readSuspectDomains(world.context)).toEqual([]);
});
