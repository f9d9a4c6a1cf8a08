import { beforeAll, expect, test } from 'vitest';
import { addDays, addMonths } from '#shared/membership/periods.ts';
import { sandboxToken } from '#shared/payments/sandbox-cards.ts';
import { createFakeClock } from '#platform/clock/clock.ts';
import { withTransaction, type CommandContext } from '#modules/ground/command-context.ts';
import { findMembership } from '#modules/money/memberships/find-membership.ts';
import { membershipAppliers } from '#modules/money/memberships/membership-appliers.ts';
import { renewDueMemberships } from '#modules/money/memberships/renew-due-memberships.ts';
import { startMembership } from '#modules/money/memberships/start-membership.ts';
import { switchPlan } from '#modules/money/memberships/switch-plan.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { createTestGraph } from '#test/support/test-graph.ts';
import { findReceipt } from './read-charges.ts';
import { readBillingDetails } from './receipt-details.ts';
import { sendRefund } from './send-refund.ts';
import { startRefund } from './start-refund.ts';

const START = '2026-01-10T10:00:00.000Z';
const clock = createFakeClock(START);
let context: CommandContext;
beforeAll(async () => {
  const world = await createTestGraph(clock);
  ({ context } = world);
  return world.close;
});

const billing = { address: '1 Mill Lane\nLeeds', vatId: 'GB123456789' };

async function buy(said: typeof billing | null = null): Promise<string> {
  clock.set(START);
  const personId = await buildPerson(context, { name: 'Ada Quill' });
  const token = sandboxToken({ name: 'visa', month: 12, year: 2040 });
  const terms = { plan: 'MONTHLY', currency: 'USD', provider: 'SANDBOX', formKey: null, isTrial: false } as const;
  await startMembership(context, { personId, token, ...terms, discount: null, billing: said }, membershipAppliers);
  return personId;
}

async function receipts(personId: string) {
  const all = 'select id from charge where person_id = $1 order by receipt_number';
  const rows = await context.database.query<{ id: string }>('test_receipts', all, [personId]);
  return Promise.all(rows.map(async ({ id }) => required(await findReceipt(context.database, id))));
}

function required<Value>(value: Value | null): Value {
  if (value === null) throw new Error('there is nothing');
  return value;
}

test('MEMB-11: the address and VAT id of a buyer stand on the receipt, and on those of the renewals', async () => {
  const personId = await buy(billing);
  clock.set(addMonths(new Date(START), 1).toISOString());
  await renewDueMemberships(context, membershipAppliers);
  const [first, second, ...more] = await receipts(personId);
  expect(more).toEqual([]);
  for (const receipt of [first, second]) expect(receipt?.buyer).toBe('Ada Quill\n1 Mill Lane\nLeeds\nGB123456789');
});

test('MEMB-11: who is erased leaves no address with their receipts', async () => {
  const personId = await buy(billing);
  const forget = async (name: string, sqlText: string) => context.database.query(name, sqlText, [personId]);
  const rows = await forget('test_ids', 'select id, intent_id as intent from charge where person_id = $1');
  await forget('test_forget_charge', 'update charge set person_id = null where person_id = $1');
  await forget('test_forget_intent', 'update payment_intent set person_id = null where person_id = $1');
  const left = `select c.buyer_address || c.buyer_vat_id || i.purpose::text as text
    from charge c join payment_intent i on i.id = c.intent_id where c.person_id is null`;
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(await context.database.query('test_left', left, []))).not.toMatch(/Mill Lane|GB123/);
});

test('MEMB-11: the receipt of a switch says what was left of the plan before, and with what is paid comes to the price', async () => {
  const personId = await buy();
  clock.set(addDays(new Date(START), 10).toISOString());
  await switchPlan(context, personId, 'YEARLY', null, membershipAppliers);
  expect((await findMembership(context.database, personId))?.plan).toBe('YEARLY');
  const [, receipt] = await receipts(personId);
  expect(receipt?.credit.amount).toBeGreaterThan(300);
  expect((receipt?.credit.amount ?? 0) + (receipt?.total.amount ?? 0)).toBe(5000);
});

test('MEMB-11: what goes back has a credit note of its own, counted without gaps beside the receipts', async () => {
  const people = [await buy(), await buy(), await buy()];
  const charges = (await Promise.all(people.map(receipts))).map(([receipt]) => required(receipt ?? null));
  for (const { id: chargeId, total } of charges) {
    await withTransaction(context, (inside) => startRefund(inside, { chargeId, money: total, reason: 'STAFF' }));
  }
  expect((await receipts(people[0] ?? ''))[0]).toMatchObject({ isGoingBack: true, creditNotes: [] });
  const ids = await context.database.query<{ id: string }>('test_refunds', 'select id from refund', []);
  await Promise.all(ids.map(({ id }) => sendRefund(context, id)));
  const after = (await Promise.all(people.map(receipts))).map(([receipt]) => required(receipt ?? null));
  expect(
    after.flatMap(({ creditNotes }) => creditNotes.map(({ number }) => number)).toSorted((one, other) => one - other),
  ).toEqual([1, 2, 3]);
  for (const { creditNotes, isGoingBack, total } of after) {
    expect([isGoingBack, creditNotes[0]?.amount]).toEqual([false, total]);
  }
});

test('MEMB-11: what cannot stand on a receipt is refused', () => {
  expect(readBillingDetails({ address: ' 1 Mill Lane \r\n\n Leeds ', vatId: ' gb123456789 ' })).toEqual(billing);
  expect(readBillingDetails(null)).toEqual({ address: '', vatId: '' });
  expect(readBillingDetails({ vatId: '<b>' })).toMatchObject({ type: 'BadRequest' });
  expect(readBillingDetails({ address: 'x'.repeat(301) })).toMatchObject({ type: 'BadRequest' });
});
