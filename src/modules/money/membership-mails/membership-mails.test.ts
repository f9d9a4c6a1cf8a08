import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#shared/membership/periods.ts';
import { sandboxToken } from '#shared/payments/sandbox-cards.ts';
import { createFakeClock } from '#platform/clock/clock.ts';
import type { JobTasks } from '#platform/jobs/jobs.ts';
import { type EventPayloads, outboxTasks } from '#platform/jobs/outbox.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { cancelMembership } from '#modules/money/memberships/cancel-membership.ts';
import { membershipAppliers } from '#modules/money/memberships/membership-appliers.ts';
import { tellOfMembership } from '#modules/money/memberships/membership-events.ts';
import { renewDueMemberships } from '#modules/money/memberships/renew-due-memberships.ts';
import { startMembership } from '#modules/money/memberships/start-membership.ts';
import { buildMembership } from '#test/factories/build-membership.ts';
import { setPersonState } from '#modules/people/people/set-person-state.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { readMail } from '#test/support/read-mail.ts';
import { runJobs } from '#test/support/run-jobs.ts';
import { createTestGraph } from '#test/support/test-graph.ts';
import { membershipMailReactions } from './membership-mail-reactions.ts';
import { remindOfMembership } from './membership-reminders.ts';

const START = '2026-01-31T10:00:00.000Z';
let context: CommandContext;
let reactions: JobTasks;
let reminders: JobTasks;
const clock = createFakeClock(START);
beforeAll(async () => {
  const world = await createTestGraph(clock);
  ({ context } = world);
  reactions = outboxTasks(context.database, membershipMailReactions(context));
  reminders = { 'membership-mails:remind': async (reminder) => await remindOfMembership(context, reminder) };
  return world.close;
});
beforeEach(async () => {
  clock.set(START);
  await context.database.query('test_clear_jobs', 'delete from graphile_worker._private_jobs', []);
});

async function payer(): Promise<string> {
  const personId = await buildPerson(context);
  await context.database.query(
    'test_address',
    'insert into email_address (person_id, address, is_verified, created_at) values ($1, $2, true, now()) on conflict do nothing',
    [personId, `${personId}@example.org`],
  );
  return personId;
}

/** Does what is due by now, and answers the subjects and texts of the mails that wait. */
async function mails() {
  await runJobs(context.database, reactions);
  await runJobs(context.database, reminders, clock.now());
  return (await readMail(context)).map(({ subject, text, to }) => ({ subject, text, to }));
}

async function start(card: 'failsLater' | 'visa', isTrial = false, year = 2040): Promise<string> {
  const personId = await payer();
  await startMembership(
    context,
    {
      personId,
      plan: 'MONTHLY',
      currency: 'USD',
      provider: 'SANDBOX',
      token: sandboxToken({ name: card, month: 12, year }),
      formKey: null,
      isTrial,
      discount: null,
    },
    membershipAppliers,
  );
  return personId;
}

describe('mails about memberships', () => {
  test('MEMB-13: a welcome bears the receipt, and says that the sandbox moves no money', async () => {
    const personId = await start('visa');
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.to).toBe(`${personId}@example.org`);
    expect(mail?.subject).toBe('Welcome to Longhand, and thank you');
    expect(mail?.text).toMatch(/Number: \d{6}\nDate: January 31, 2026\nItem: Membership, one month\nTotal: \$5\n/);
    expect(mail?.text).toContain('Paid with: Visa ···· 4242, expires 12/40');
    expect(mail?.text).toContain('Your next payment of $5 is on February 28, 2026.');
    expect(mail?.text).toContain('no money moves');
    expect(mail?.text).toMatch(/\/me\/billing-history\/receipt\/[0-9a-f]{12}\n/);
  });

  test('MEMB-13: a trial is told two days before the first payment, unless it was cancelled', async () => {
    const trial = await start('visa', true);
    // Another card: one has one trial.
    const cancelled = await start('visa', true, 2041);
    await cancelMembership(context, cancelled, 'OTHER');
    clock.set(addDays(new Date(START), 5).toISOString());
    const seen = await mails();
    const toTrial = seen.filter(({ to }) => to.startsWith(trial)).map(({ subject }) => subject);
    expect(toTrial).toEqual(['Your free trial of Longhand has started', 'Your free trial ends on February 7, 2026']);
    // The button leads to the settings: a link to them below it would be the same way twice.
    expect(seen.map(({ text }) => text.split('Membership and payment').length - 1)).toEqual([1, 1, 1, 1]);
    expect(seen.filter(({ to }) => to.startsWith(cancelled)).map(({ subject }) => subject)).toEqual([
      'Your free trial of Longhand has started',
      'Your membership is canceled',
    ]);
  });

  test('MEMB-13: a payment that fails is told on the days 0, 3, 7 and 13, and the end afterwards', async () => {
    const personId = await start('failsLater');
    clock.set('2026-02-28T10:00:00.000Z');
    const seen: [day: number, subject: string][] = [];
    let known = (await mails()).length;
    for (let day = 0; day <= 14; day += 1) {
      clock.set(addDays(new Date('2026-02-28T10:00:00.000Z'), day).toISOString());
      await renewDueMemberships(context, membershipAppliers);
      const all = (await mails()).filter(({ to }) => to.startsWith(personId));
      for (const { subject } of all.slice(known)) seen.push([day, subject]);
      known = all.length;
    }
    expect(seen).toEqual([
      [0, 'Your payment to Longhand didn’t go through'],
      [3, 'Your payment to Longhand still isn’t going through'],
      [7, 'Your payment to Longhand still isn’t going through'],
      [13, 'Your membership ends tomorrow unless your payment goes through'],
      [14, 'Your Longhand membership has ended'],
    ]);
  });

  test('MEMB-13: a renewal sends its receipt', async () => {
    await start('visa');
    clock.set('2026-02-28T10:00:00.000Z');
    await renewDueMemberships(context, membershipAppliers);
    const [, renewed] = await mails();
    expect(renewed?.subject).toBe('Your receipt from Longhand');
    expect(renewed?.text).toContain('Date: February 28, 2026');
  });

  test('MEMB-5: a cancellation says until when, and leads back by one press', async () => {
    const personId = await start('visa');
    await cancelMembership(context, personId, 'COSTS');
    const [, mail] = await mails();
    expect(mail?.text).toContain('You can read every story until February 28, 2026.');
    expect(mail?.text).toContain('/me/settings/membership#reactivateMembership');
  });

  test.each<[keyof EventPayloads & `membership.${string}`, object, string]>([
    ['membership.methodUpdated', {}, 'come from Visa ···· 4242, expires 12/99.'],
    ['membership.uncancelled', { nextChargeAt: '2026-03-01T00:00:00Z' }, 'your next payment is on March 1, 2026'],
    [
      'membership.paused',
      { startsAt: '2026-03-01T00:00:00Z', pausedUntil: '2026-05-01T00:00:00Z' },
      'paused from March 1, 2026 until May 1, 2026',
    ],
    ['membership.discounted', { percentOff: 20, cycles: 12 }, 'You get 20% off your next 12 payments'],
    [
      'membership.switched',
      { from: 'MONTHLY', plan: 'YEARLY', startsAt: '2026-03-01T00:00:00Z', isScheduled: true, intentId: null },
      'then switch to Member (yearly)',
    ],
    [
      'membership.switched',
      { from: 'MONTHLY', plan: 'YEARLY', startsAt: START, isScheduled: false, intentId: null },
      'You’re now on Member (yearly)',
    ],
    ['membership.ended', { hasFailed: true }, 'because we couldn’t process your payment'],
    ['membership.ended', { hasFailed: false }, 'Your membership has ended. Everything you'],
    ['membership.refunded', { chargeId: 'none', isWithdrawal: false }, 'We’re refunding your payment of $5,'],
    [
      'membership.refunded',
      { chargeId: 'none', isWithdrawal: true },
      'On January 31, 2026 at 10:00 AM UTC we received your withdrawal from the contract for your Longhand membership.',
    ],
    ['membership.renewed', { plan: 'MONTHLY', intentId: null, periodEndsAt: START }, 'You weren’t charged this time'],
  ])('MEMB-13: %s with %j is told', async (event, payload, text) => {
    const personId = await payer();
    await buildMembership(context, { personId });
    await tellOfMembership(context, event, { personId, ...payload });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.text).toContain(text);
  });

  test('MEMB-13, rule 317: nobody is told of the end of what a closed account had, nor reminded of a charge', async () => {
    const personId = await start('visa', true, 2042);
    await setPersonState(context, personId, 'deactivated');
    clock.set(addDays(new Date(START), 5).toISOString());
    await tellOfMembership(context, 'membership.ended', { personId, hasFailed: false });
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Your free trial of Longhand has started']);
  });

  test('MEMB-5: a cancellation of what is over already says so, and names no day that has passed', async () => {
    const personId = await payer();
    const firstFailedAt = addDays(new Date(START), -2);
    await buildMembership(context, { personId, periodEndsAt: firstFailedAt, firstFailedAt });
    await cancelMembership(context, personId, 'OTHER');
    const [mail] = await mails();
    expect(mail?.text).toContain('It has ended, and member-only stories are locked again.');
    expect(mail?.text).not.toMatch(/until|January/);
    expect(mail?.text).toContain('Become a member again');
  });

  test('MEMB-13: where nothing was charged no receipt is promised', async () => {
    const personId = await payer();
    await buildMembership(context, { personId });
    const renewed = { personId, plan: 'MONTHLY', intentId: null, periodEndsAt: START } as const;
    await tellOfMembership(context, 'membership.renewed', renewed);
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Your Longhand membership has renewed']);
  });

  test('MEMB-13: who has no confirmed address is sent nothing', async () => {
    const personId = await buildPerson(context);
    await buildMembership(context, { personId });
    await tellOfMembership(context, 'membership.methodUpdated', { personId });
    expect(await mails()).toEqual([]);
  });
});
