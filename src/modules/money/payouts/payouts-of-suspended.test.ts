import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FINANCE, type FinanceAnswer, openPayoutsWorld, type PayoutsWorld } from '#test/support/payouts-world.ts';
import { makePayouts } from './make-payouts.ts';
import { proveLedger } from './prove-ledger.ts';
import { workPayouts } from './work-payouts.ts';

let payouts: PayoutsWorld;
beforeAll(async () => {
  payouts = await openPayoutsWorld();
});
beforeEach(() => payouts.nextMonth());
afterAll(() => payouts.world.close());

async function suspend(personId: string): Promise<void> {
  await payouts.world.database.kysely
    .updateTable('person')
    .set({ state: 'suspended' })
    .where('id', '=', personId)
    .execute();
}

test('rule 275: nothing goes to a writer who is suspended before staff have looked, who see why', async () => {
  const { program, paidWriter, decide } = payouts;
  const { writer, staff } = await paidWriter();
  payouts.nextMonth();
  await writer.earn(2600);
  await suspend(writer.personId);
  await makePayouts(program);
  await workPayouts(program);
  expect(await writer.states()).toEqual(['ON_HOLD', 'PAID']);
  expect((await writer.subjects()).at(-1)).toMatch(/^We’re reviewing your payout for /);
  const [held] = await writer.payouts();
  const { finance } = await staff.ask<FinanceAnswer>(FINANCE);
  expect(finance.reviews.find(({ payout }) => payout.id === held?.id)?.reasons).toEqual(['ACCOUNT_SUSPENDED']);
  // What was earned before is theirs: staff may send it all the same.
  expect(await decide(staff, held?.id)).toMatchObject({ status: 'APPROVED' });
  await workPayouts(program);
  expect(await writer.states()).toEqual(['PAID', 'PAID']);
  expect(await proveLedger(program)).toEqual([]);
});

test('rule 275: a payout that was approved before its writer was suspended is looked at again', async () => {
  const { program, somebody, decide } = payouts;
  const [writer, staff] = [await somebody(), await somebody(['FINANCE'])];
  await writer.setUp({});
  await writer.earn(2500);
  await makePayouts(program);
  const [payout] = await writer.payouts();
  expect(await decide(staff, payout?.id)).toMatchObject({ status: 'APPROVED' });
  await suspend(writer.personId);
  await workPayouts(program);
  expect(await writer.states()).toEqual(['ON_HOLD']);
  const { finance } = await staff.ask<FinanceAnswer>(FINANCE);
  const review = finance.reviews.find((one) => one.payout.id === payout?.id);
  expect(review).toMatchObject({ reasons: ['ACCOUNT_SUSPENDED'], votes: [] });
  expect(await decide(staff, payout?.id, false)).toMatchObject({ status: 'INVALID' });
  await workPayouts(program);
  expect(await writer.states()).toEqual(['FORFEITED']);
  expect(await proveLedger(program)).toEqual([]);
});
