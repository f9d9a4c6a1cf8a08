import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FakeClock } from '#platform/clock/clock.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { showSubdomain } from '#modules/ground/domains/claim-subdomain.ts';
import { moveSubdomain } from '#modules/ground/domains/unclaim-subdomain.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { makeCertificate } from '#test/support/make-certificate.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import type { Authority } from './authority.ts';
import { findCertificate } from './find-certificate.ts';
import { orderDueCertificates } from './order-certificates.ts';

let world: TestGraph;
let context: CommandContext;
beforeAll(async () => {
  world = await createTestGraph();
  const config = { ...world.context.config, siteUrl: 'https://stories.example', isOwnTls: true };
  context = { ...world.context, config };
});
afterAll(() => world.close());

test('PROF-4: a subdomain gets its certificate, and the one before keeps its own for as long as it leads on', async () => {
  const clock = context.clock as FakeClock;
  const DAY = 86_400_000;
  const authority: Authority = {
    issue: (name) => {
      const now = clock.now().getTime();
      return makeCertificate({ type: 'dns', value: name }, new Date(now - 1_000), new Date(now + 64 * DAY));
    },
    isRenewalFree: () => Promise.resolve(false),
    renewalWindow: () => Promise.resolve(undefined),
  };
  const { kysely } = context.database;
  const id = await buildPerson(context, { username: 'dora_e' });
  const rename = (username: string) => kysely.updateTable('person').set({ username }).where('id', '=', id).execute();
  const order = () => orderDueCertificates(context, authority, () => 0);
  const has = async (name: string) => (await findCertificate(context, name, false)) !== undefined;
  await withTransaction(context, (inside) => showSubdomain(inside, { id, username: 'dora_e' }));
  await order();
  expect(await has('dora-e.stories.example')).toBe(true);
  const expires_at = new Date(clock.now().getTime() + 365 * DAY);
  const before = { username: 'dora_e', person_id: id, changed_at: clock.now(), expires_at };
  await kysely.insertInto('old_username').values(before).execute();
  await rename('dora');
  await withTransaction(context, (inside) => moveSubdomain(inside, { id, username: 'dora' }));
  await order();
  expect([await has('dora-e.stories.example'), await has('dora.stories.example')]).toEqual([true, true]);
  await kysely.deleteFrom('old_username').execute();
  expect([await has('dora-e.stories.example'), await has('dora.stories.example')]).toEqual([false, true]);
});
