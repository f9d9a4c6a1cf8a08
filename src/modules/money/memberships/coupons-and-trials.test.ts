import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sandboxToken, type SandboxCardName } from '#shared/payments/sandbox-cards.ts';
import { createFakeClock } from '#platform/clock/clock.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { makeCoupon } from '#modules/money/coupons/make-coupon.ts';
import type { Graph } from '#graphql/execute.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { createTestGraph } from '#test/support/test-graph.ts';
import { findMembership } from './find-membership.ts';
import { keepMembershipsCurrent } from './membership-jobs.ts';

const START = '2026-03-10T10:00:00.000Z';
const clock = createFakeClock(START);
let graph: Graph;
let context: CommandContext;
beforeAll(async () => {
  const world = await createTestGraph(clock);
  ({ context, graph } = world);
  return world.close;
});
beforeEach(() => clock.set(START));

const ANSWER =
  '__typename ... on PaymentMethodDeclined { reason } ... on PaymentNeedsApproval { paymentId } ... on UserError { message }';
const CONFIRM = `mutation($input: ConfirmPaymentInput!) { confirmPayment(input: $input) { ${ANSWER} } }`;
const BUY = `mutation($input: StartMembershipInput!) { startMembership(input: $input) { ${ANSWER} } }`;
let forms = 0;

async function arrive() {
  const personId = await buildPerson(context);
  const { ask } = accountBrowser(graph, buildViewer({ personId }));
  const field = async (query: string, variables: Readonly<Record<string, unknown>> = {}) =>
    Object.values(await ask(query, variables))[0] as Record<string, unknown>;
  const buy = (changes: Readonly<Record<string, unknown>> = {}, name: SandboxCardName = 'visa', year = 2040) => {
    const token = sandboxToken({ name, month: 12, year });
    const formKey = `coupon-form-${(forms += 1)}`;
    return field(BUY, {
      input: { membershipType: 'MONTHLY', currency: 'USD', provider: 'SANDBOX', token, formKey, ...changes },
    });
  };
  const charges = () =>
    context.database.query<{ amount: number }>(
      'test_paid',
      'select amount from charge where person_id = $1 order by receipt_number',
      [personId],
    );
  return { personId, field, buy, charges };
}

const make = (code: string, changes: Readonly<Record<string, unknown>> = {}) =>
  makeCoupon(context, {
    code,
    percentOff: null,
    cycles: null,
    freeMonths: null,
    expiresAt: null,
    cap: null,
    ...changes,
  });
const SUCCESS = { __typename: 'PaymentSucceeded' };

test('MEMB-2: a coupon is shown at what it takes off, and holds for as many payments as it says', async () => {
  await make('SPRING', { percentOff: 33, cycles: 2 });
  const { field, buy, charges } = await arrive();
  const plans = await field(`{ membershipPlans(coupon: "spring") { couponRefusal
    coupon { code percentOff numCycles freeMonths } plans { price { amount } firstPayment { amount } } } }`);
  expect(plans).toMatchObject({
    couponRefusal: null,
    coupon: { code: 'SPRING', percentOff: 33, numCycles: 2, freeMonths: null },
    plans: [{ price: { amount: 500 }, firstPayment: { amount: 335 } }, {}, {}, {}],
  });
  expect(await buy({ coupon: 'spring' })).toMatchObject(SUCCESS);
  for (const day of ['2026-04-10', '2026-05-10']) {
    clock.set(`${day}T10:00:00.000Z`);
    await keepMembershipsCurrent(context);
  }
  expect(await charges()).toEqual([{ amount: 335 }, { amount: 335 }, { amount: 500 }]);
});

test('MEMB-2: months that cost nothing keep the card, charge nothing, and then the price', async () => {
  await make('SIX_MONTHS_FREE', { freeMonths: 6, cap: 10 });
  const { personId, buy, charges } = await arrive();
  expect(await buy({ coupon: 'SIX_MONTHS_FREE', membershipType: 'YEARLY' })).toMatchObject({
    __typename: 'BadRequest',
    message: 'This coupon only works with plans billed monthly.',
  });
  expect(await buy({ coupon: 'SIX_MONTHS_FREE' })).toMatchObject(SUCCESS);
  for (let month = 4; month <= 9; month += 1) {
    expect(await charges(), `before month ${month}`).toEqual([]);
    expect(await findMembership(context.database, personId)).toMatchObject({ status: 'ACTIVE', isTrial: false });
    clock.set(`2026-0${month}-10T10:00:00.000Z`);
    await keepMembershipsCurrent(context);
  }
  expect(await charges()).toEqual([{ amount: 500 }]);
});

test('MEMB-2: the coupons are closed until staff open them', async () => {
  const { buy } = await arrive();
  expect(await buy({ coupon: 'ONE_MONTH_FREE' })).toMatchObject({
    message: 'This coupon has been used up.',
  });
});

test('MEMB-2: of many who want the last uses at once, as many have them as there are', async () => {
  await make('THREE', { percentOff: 50, cap: 3 });
  const people = await Promise.all(Array.from({ length: 8 }, arrive));
  const answers = await Promise.all(people.map(({ buy }) => buy({ coupon: 'THREE' })));
  expect(answers.filter(({ __typename }) => __typename === 'PaymentSucceeded')).toHaveLength(3);
  const paid = await Promise.all(people.map(({ charges }) => charges()));
  expect(paid.flat()).toEqual([{ amount: 250 }, { amount: 250 }, { amount: 250 }]);
});

test('MEMB-2: a refused card does not use a coupon up, and a coupon is used once by each', async () => {
  await make('ONLY', { percentOff: 50, cap: 1 });
  const [ada, bob] = [await arrive(), await arrive()];
  expect(await ada.buy({ coupon: 'ONLY' }, 'declined')).toMatchObject({ reason: 'CARD_DECLINED' });
  expect(await bob.buy({ coupon: 'ONLY' })).toMatchObject(SUCCESS);
  expect(await ada.buy({ coupon: 'ONLY' })).toMatchObject({
    message: 'This coupon has been used up.',
  });
  expect(await ada.buy({ coupon: 'no such code!' })).toMatchObject({ __typename: 'BadRequest' });
  const plans = await bob.field('{ membershipPlans(coupon: "ONLY") { coupon { code } couponRefusal } }');
  expect(plans).toEqual({ coupon: null, couponRefusal: 'You’ve already used this coupon.' });
});

test('MEMB-2: a coupon ends to the second', async () => {
  await make('SHORT', { percentOff: 10, expiresAt: new Date('2026-03-11T00:00:00.000Z') });
  const refusalAt = async (time: string) => {
    clock.set(time);
    return (await (await arrive()).field('{ membershipPlans(coupon: "SHORT") { couponRefusal } }'))['couponRefusal'];
  };
  expect(await refusalAt('2026-03-10T23:59:59.000Z')).toBeNull();
  expect(await refusalAt('2026-03-11T00:00:00.000Z')).toBe('This coupon has expired.');
});

test('MEMB-13: a trial is given once to a person and once to a card, and its card is forgotten where it is not', async () => {
  const [ada, bob] = [await arrive(), await arrive()];
  expect(await ada.buy({ isTrial: true }, 'visa', 2041)).toMatchObject(SUCCESS);
  expect(await findMembership(context.database, ada.personId)).toMatchObject({ isTrial: true, status: 'ACTIVE' });
  expect(await bob.buy({ isTrial: true }, 'visa', 2041)).toMatchObject({
    __typename: 'PaymentMethodDeclined',
    reason: 'TRIAL_USED',
  });
  expect(await findMembership(context.database, bob.personId)).toBeNull();
  const jobs = await context.database.query<{ count: number }>(
    'test_forget_jobs',
    `select count(*) from graphile_worker.jobs where task_identifier = 'memberships:forget-method'`,
    [],
  );
  expect(jobs).toEqual([{ count: 1 }]);
  expect(await bob.buy({ isTrial: true }, 'visa', 2042)).toMatchObject(SUCCESS);
  clock.set('2026-03-17T10:00:00.000Z');
  await keepMembershipsCurrent(context);
  expect(await ada.charges()).toEqual([{ amount: 500 }]);
  await context.database.query('test_end', `update membership set status = 'INACTIVE' where person_id = $1`, [
    ada.personId,
  ]);
  expect(await ada.buy({ isTrial: true }, 'visa', 2043)).toMatchObject({ __typename: 'BadRequest' });
});

test('MEMB-13: a trial that was approved for a used card stays refused after another payment made them a member', async () => {
  const [ada, bob] = [await arrive(), await arrive()];
  const confirm = async (person: typeof ada, { paymentId }: Readonly<Record<string, unknown>>) =>
    person.field(CONFIRM, { input: { paymentId } });
  expect(await confirm(ada, await ada.buy({ isTrial: true }, 'needsApproval', 2044))).toMatchObject(SUCCESS);
  const asked = await bob.buy({ isTrial: true }, 'needsApproval', 2044);
  expect(await confirm(bob, asked)).toMatchObject({ reason: 'TRIAL_USED' });
  expect(await bob.buy()).toMatchObject(SUCCESS);
  expect(await confirm(bob, asked)).toMatchObject({ __typename: 'Conflict', message: 'You’re already a member.' });
  expect(await bob.charges()).toEqual([{ amount: 500 }]);
});
