import { beforeAll, expect, test } from 'vitest';
import { addMonths } from '#shared/membership/periods.ts';
import { sandboxToken } from '#shared/payments/sandbox-cards.ts';
import { createFakeClock } from '#platform/clock/clock.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { createTestGraph } from '#test/support/test-graph.ts';
import { membershipAppliers } from './membership-appliers.ts';
import { renewDueMemberships } from './renew-due-memberships.ts';
import { startMembership } from './start-membership.ts';
import { updatePaymentMethod } from './update-payment-method.ts';

const START = '2026-01-15T10:00:00.000Z';
const clock = createFakeClock(START);
const token = sandboxToken({ name: 'visa', month: 12, year: 2040 });
let context: CommandContext;
beforeAll(async () => {
  const world = await createTestGraph(clock);
  ({ context } = world);
  await setSetting(context, 'billing.taxRates', 'DE=19 FR=20 CH=8.1');
  return world.close;
});

const SESSION = `insert into session
  (id, token_hash, person_id, host, method, user_agent, network, country, created_at, last_used_at, expires_at)
  values (md5($1), sha256(convert_to($1, 'UTF8')), $1, 'localhost', 'email', 'Mozilla/5.0', '198.51.100.7',
    $2, now(), now(), now() + interval '1 day')`;
const RATES = 'select tax_rate as rate from charge where person_id = $1 order by receipt_number';

test('MEMB-11, rule 97: renewals are taxed where the member said to live, until another card comes from elsewhere', async () => {
  const personId = await buildPerson(context);
  const started = { personId, plan: 'MONTHLY', currency: 'USD', provider: 'SANDBOX', token, country: 'CH' } as const;
  await startMembership(context, { ...started, formKey: null, isTrial: false, discount: null }, membershipAppliers);
  await context.database.query('test_session', SESSION, [personId, 'FR']);
  const renew = async (month: number) => {
    clock.set(addMonths(new Date(START), month).toISOString());
    await renewDueMemberships(context, membershipAppliers);
  };
  await renew(1);
  const browser = { visitorHash: 'a'.repeat(64), userAgent: 'Mozilla/5.0', network: '198.51.100.7' };
  const keep = (country: string | null, formKey: string) =>
    updatePaymentMethod({ ...context, browser: { ...browser, country } }, personId, {
      provider: 'SANDBOX',
      token,
      formKey,
    });
  await keep(null, 'from-nowhere');
  await renew(2);
  await keep('DE', 'from-germany');
  await renew(3);
  const rates = await context.database.query<{ rate: number }>('test_rates', RATES, [personId]);
  expect(rates.map(({ rate }) => rate)).toEqual([810, 810, 810, 1900]);
});
