import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseConfig } from '#platform/config/config.ts';
import type { FakeClock } from '#platform/clock/clock.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { takeEvent } from '#modules/money/billing/take-event.ts';
import { membershipReactions } from '#modules/money/memberships/react-to-provider.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { earn } from '#test/support/payouts-world.ts';
import { readMail } from '#test/support/read-mail.ts';
import { startStripeStandIn } from '#test/support/stripe-stand-in/start-stand-in.ts';
import type { FaultKind } from '#test/support/stripe-stand-in/faults.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { comparePayouts } from './compare-payouts.ts';
import { continuePayoutSetup } from './connect-account.ts';
import { makePayouts } from './make-payouts.ts';
import { proveLedger } from './prove-ledger.ts';
import { setUpPayout } from './set-up-payout.ts';
import { workPayouts } from './work-payouts.ts';

const MINUTE = 60_000;
let world: TestGraph;
let standIn: Awaited<ReturnType<typeof startStripeStandIn>>;
let clock: FakeClock;
let program: CommandContext;
beforeAll(async () => {
  [world, standIn] = await Promise.all([createTestGraph(), startStripeStandIn()]);
  clock = world.context.clock as FakeClock;
  const stripe = {
    secretKey: 'sk_test_longhand',
    publishableKey: 'pk_test',
    webhookSecret: 'whsec',
    host: standIn.origin,
  };
  program = { ...world.context, config: { ...parseConfig({ NODE_ENV: 'test' }), stripe } };
});
afterAll(async () => {
  await standIn.close();
  await world.close();
});

/** To a day after the 6th of a month, when payouts are made; Stripe has the same time. */
async function nextMonth(): Promise<void> {
  const now = clock.now();
  clock.advance(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 7) - now.getTime());
  await standIn.control('faults/clear');
  await standIn.control('clock', { set: clock.now().getTime() / 1_000 });
}

async function fail(kind: FaultKind, on: string): Promise<void> {
  await standIn.control('faults', { kind, on, times: 1, milliseconds: 1 });
}

async function writer() {
  const personId = await buildPerson(world.context);
  const viewer = buildViewer({ personId, steppedUpAt: clock.now() });
  const context: CommandContext = { ...program, isProgram: false, viewer };
  const form = { provider: 'STRIPE_EXPRESS', country: 'US', holder: '', iban: '', address: '', sandboxAnswer: '' };
  const account = async () =>
    await world.database.kysely
      .selectFrom('payout_account')
      .select(['ref', 'status'])
      .where('person_id', '=', personId)
      .where('is_current', '=', true)
      .executeTakeFirstOrThrow();
  const state = async () =>
    (await world.database.kysely.selectFrom('payout').select('state').where('person_id', '=', personId).execute()).map(
      (row) => row.state,
    );
  const earnSome = () => earn(world.database, { personId, amount: 2000, at: clock.now() });
  // Looked at before: what is tried here is the way to the provider.
  const approve = async () => {
    await world.database.query(
      'test_approve',
      `with r as (update payout_review set status = 'APPROVED' returning payout_id)
        update payout set state = 'PENDING' from r where r.payout_id = id and state = 'ON_HOLD'`,
      [],
    );
  };
  return { personId, context, account, state, earn: earnSome, approve, setUp: () => setUpPayout(context, form) };
}

test('rule 173: a change is mailed also where Stripe does not answer, since it stands all the same', async () => {
  const ada = await writer();
  const to = `${ada.personId}@mail.example`;
  const address = { address: to, person_id: ada.personId, is_verified: true, created_at: clock.now() };
  await world.database.kysely.insertInto('email_address').values(address).execute();
  for (let times = 0; times < 9; times += 1) await fail('dropAfter', 'POST /v1/accounts');
  expect(await ada.setUp()).toMatchObject({ type: 'Conflict' });
  await standIn.control('faults/clear');
  expect((await readMail(program)).filter((mail) => mail.to === to).map(({ subject }) => subject)).toEqual([
    'Your payout account was added',
  ]);
});

/** Somebody whose account at Stripe can be paid, with a payout that waits. */
async function payee() {
  const one = await writer();
  await one.setUp();
  const { ref } = await one.account();
  await standIn.control('accounts/finish', { account: ref });
  await takeEvent(
    program,
    { provider: 'STRIPE', subject: { kind: 'PAYOUT_ACCOUNT', account: ref } },
    membershipReactions,
  );
  await one.earn();
  await makePayouts(program);
  await one.approve();
  return one;
}

const transfersOf = async (ref: string) => {
  const answer = await fetch(`${standIn.origin}/v1/transfers?limit=100`, {
    headers: { authorization: 'Bearer sk_test_longhand' },
  });
  const { data } = (await answer.json()) as {
    data: readonly { destination: string; amount: number; transfer_group: string }[];
  };
  return data.filter(({ destination }) => destination === ref);
};

test('PART-3: an account at Stripe is opened once, set up on its pages, and stands as Stripe says', async () => {
  const ada = await writer();
  await fail('dropAfter', 'POST /v1/accounts');
  await fail('dropAfter', 'POST /v1/accounts');
  await fail('dropAfter', 'POST /v1/accounts');
  const first = await ada.setUp();
  expect(['Conflict', 'PayoutSetup']).toContain(first.type);
  const again = await continuePayoutSetup(ada.context);
  expect(again).toMatchObject({
    type: 'PayoutSetup',
    setupUrl: expect.stringContaining('https://connect.stripe') as string,
  });
  expect(await ada.account()).toMatchObject({ status: 'PENDING_ACTION' });
  const { ref } = await ada.account();
  await standIn.control('accounts/finish', { account: ref });
  const event = { provider: 'STRIPE', subject: { kind: 'PAYOUT_ACCOUNT', account: ref } } as const;
  await takeEvent(program, event, membershipReactions);
  expect(await ada.account()).toEqual({ ref, status: 'ACTIVE' });
  await standIn.control('accounts/finish', { account: ref, isAccepted: false });
  await takeEvent(program, event, membershipReactions);
  expect(await ada.account()).toEqual({ ref, status: 'SUSPENDED' });
});

test('TOAST-3: a provider that cannot be reached is said to be why nothing was recorded, and nothing is lost by it', async () => {
  const ada = await writer();
  await standIn.control('faults', { kind: 'dropBefore', on: 'POST /v1/accounts', times: 50, milliseconds: 1 });
  expect(await ada.setUp()).toEqual({
    type: 'Conflict',
    message: 'An error occured while we were recording your payout information.',
  });
  await standIn.control('faults/clear');
  expect(await continuePayoutSetup(ada.context)).toMatchObject({ type: 'PayoutSetup' });
});

test.each(['dropBefore', 'dropAfter', 'errorAfter', 'malformed'] as const)(
  'PART-3: a transfer whose answer is lost (%s) is made once',
  async (kind) => {
    await nextMonth();
    const ada = await payee();
    for (let times = 0; times < 3; times += 1) await fail(kind, 'POST /v1/transfers');
    await workPayouts(program);
    for (let round = 0; round < 4; round += 1) {
      clock.advance(3 * MINUTE);
      await workPayouts(program);
    }
    expect(await ada.state()).toEqual(['PAID']);
    expect(await transfersOf((await ada.account()).ref)).toMatchObject([{ amount: 2000 }]);
    expect(await proveLedger(program)).toEqual([]);
  },
);

test('PART-3: a transfer that Stripe takes back comes back by its event or at night, once', async () => {
  await nextMonth();
  const [told, found] = [await payee(), await payee()];
  await workPayouts(program);
  const keyOf = async (one: typeof told) => (await transfersOf((await one.account()).ref))[0]?.transfer_group ?? '';
  const key = await keyOf(told);
  for (const group of [key, await keyOf(found)]) await standIn.control('transfers/reverse', { group });
  const event = { provider: 'STRIPE', subject: { kind: 'PAYOUT', key } } as const;
  await takeEvent(program, event, membershipReactions);
  await takeEvent(program, event, membershipReactions);
  expect([await told.state(), await found.state()]).toEqual([['REVERSED'], ['PAID']]);
  await comparePayouts(program);
  expect(await found.state()).toEqual(['REVERSED']);
  expect(await proveLedger(program)).toEqual([]);
});
