import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { buildMembership } from '#test/factories/build-membership.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import type { PaymentIntent } from './payment-intent.ts';
import { taxOf } from './tax-of.ts';

let world: TestGraph;
let context: CommandContext;
beforeAll(async () => {
  world = await createTestGraph();
  context = world.context;
  await setSetting(context, 'billing.taxRates', 'DE=19 FR=20 CH=8.1');
});
afterAll(() => world.close());

const SESSION = `insert into session
  (id, token_hash, person_id, host, method, user_agent, network, country, created_at, last_used_at, expires_at)
  values (md5($1 || $2), sha256(convert_to($1 || $2, 'UTF8')), $1, 'localhost', 'email', 'Mozilla/5.0', '198.51.100.7',
    $2, now(), $3, now() + interval '1 day')`;

/** Somebody who was seen in countries, the last one last. */
async function seenIn(...countries: readonly string[]): Promise<string> {
  const personId = await buildPerson(context);
  for (const [index, country] of countries.entries()) {
    const at = new Date(context.clock.now().getTime() + index * 1000);
    await context.database.query('test_session', SESSION, [personId, country, at]);
  }
  return personId;
}

async function rateFor(personId: string, country: string | null): Promise<number> {
  const purpose = { plan: 'YEARLY', country };
  const intent = { personId, purpose, money: { amount: 5000, currency: 'USD' } } as PaymentIntent;
  return (await taxOf(context, intent)).tax.rate;
}

test('MEMB-11, rule 97: the country that was told counts, then that of the membership, then where one was last seen', async () => {
  const [traveller, nobody, member] = [await seenIn('DE', 'FR'), await seenIn(), await seenIn('DE', 'FR')];
  await buildMembership(context, { personId: member });
  await context.database.query('test_lives', `update membership set tax_country = 'CH' where person_id = $1`, [member]);
  expect([
    await rateFor(traveller, 'CH'),
    await rateFor(traveller, 'US'),
    await rateFor(traveller, null),
    await rateFor(nobody, 'DE'),
    await rateFor(nobody, null),
    await rateFor(member, null),
    await rateFor(member, 'DE'),
  ]).toEqual([810, 0, 2000, 1900, 0, 810, 1900]);
});
