import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { suspendPerson } from '#modules/running/moderation/suspend-person.ts';
import { unsuspendPerson } from '#modules/running/moderation/unsuspend-person.ts';
import {
  FILE,
  FINANCE,
  type FinanceAnswer,
  IBAN,
  openPayoutsWorld,
  type PayoutsWorld,
} from '#test/support/payouts-world.ts';
import { readMail } from '#test/support/read-mail.ts';
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
  await suspendPerson(payouts.program, { personId, rule: 'SPAM', reason: 'Spam' });
}

async function unsuspend(personId: string): Promise<void> {
  await unsuspendPerson(payouts.program, { personId, reason: 'We were wrong.' });
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
  // Why it is held is said, and not what holds up everybody's first.
  const told = (await readMail(program)).findLast(({ to }) => to === writer.email)?.text;
  expect(told).toContain('Your account is suspended, so a person here decides whether we send you $26');
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

const BY_BANK = { provider: 'BANK_TRANSFER', country: 'DE', holder: 'Ada Quill', iban: IBAN };

test('rule 287: a bank transfer that stands in no file yet is held when its writer is suspended', async () => {
  const { program, paidWriter, decide } = payouts;
  const { writer, staff } = await paidWriter(BY_BANK);
  expect(await writer.states()).toEqual(['PROCESSING']);
  await suspend(writer.personId);
  // Nobody waits for the round of the program: whoever makes the file has it held.
  expect(await staff.ask(FILE)).toMatchObject({ result: { __typename: 'Conflict' } });
  expect(await writer.states()).toEqual(['ON_HOLD']);
  const [payout] = await writer.payouts();
  const { finance } = await staff.ask<FinanceAnswer>(FINANCE);
  expect(finance.reviews.find((one) => one.payout.id === payout?.id)?.reasons).toEqual(['ACCOUNT_SUSPENDED']);
  expect(await proveLedger(program)).toEqual([]);
  // Approved all the same, it goes out with the next file, under a reference of its own.
  expect(await decide(staff, payout?.id)).toMatchObject({ status: 'APPROVED' });
  await workPayouts(program);
  await workPayouts(program);
  expect(await writer.states()).toEqual(['PROCESSING']);
  expect(await staff.ask(FILE)).toMatchObject({ result: { __typename: 'PayoutFileMade' } });
  await workPayouts(program);
  expect(await writer.states()).toEqual(['PROCESSING']);
});

test('rule 287: the program holds such a transfer by itself, and one that a file has goes its way', async () => {
  const { program, paidWriter } = payouts;
  const [filed, unfiled] = [await paidWriter(BY_BANK), await paidWriter(BY_BANK)];
  await suspend(unfiled.writer.personId);
  await workPayouts(program);
  expect(await unfiled.writer.states()).toEqual(['ON_HOLD']);
  expect((await unfiled.writer.subjects()).some((subject) => subject.startsWith('We’re reviewing'))).toBe(true);
  await filed.staff.ask(FILE);
  await suspend(filed.writer.personId);
  await workPayouts(program);
  expect(await filed.writer.states()).toEqual(['PROCESSING']);
});

test('rule 288: whoever is suspended again is looked at again, whatever was approved under the first suspension', async () => {
  const { program, clock, somebody, decide } = payouts;
  const [writer, staff] = [await somebody(), await somebody(['FINANCE'])];
  await writer.setUp({});
  await writer.earn(2500);
  await suspend(writer.personId);
  await makePayouts(program);
  const [payout] = await writer.payouts();
  expect(await decide(staff, payout?.id)).toMatchObject({ status: 'APPROVED' });
  clock.advance(1000);
  await unsuspend(writer.personId);
  await suspend(writer.personId);
  await workPayouts(program);
  expect(await writer.states()).toEqual(['ON_HOLD']);
  expect(await decide(staff, payout?.id)).toMatchObject({ status: 'APPROVED' });
  await workPayouts(program);
  expect(await writer.states()).toEqual(['PAID']);
});
