import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sandboxToken, type SandboxCardName } from '#shared/payments/sandbox-cards.ts';
import { createFakeClock } from '#platform/clock/clock.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { Graph } from '#graphql/execute.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { CHANGED, MEMBERSHIP, REST } from '#test/support/membership-documents.ts';
import { createTestGraph } from '#test/support/test-graph.ts';
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

const card = (name: SandboxCardName) => sandboxToken({ name, month: 12, year: 2040 });
let forms = 0;
const form = () => `form-number-${(forms += 1)}`;

/** A new person in front of a browser. */
async function arrive() {
  const personId = await buildPerson(context);
  const { ask } = accountBrowser(graph, buildViewer({ personId }));
  const field = async (query: string, variables: Readonly<Record<string, unknown>> = {}) =>
    Object.values(await ask(query, variables))[0] as Record<string, unknown>;
  const send = (name: string, input: Readonly<Record<string, unknown>>, answer = REST) => {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    return field(`mutation($input: ${type}!) { ${name}(input: $input) { ${answer} } }`, { input });
  };
  const start = (cardName: SandboxCardName, changes: Readonly<Record<string, unknown>> = {}) =>
    send('startMembership', {
      membershipType: 'MONTHLY',
      currency: 'USD',
      provider: 'SANDBOX',
      token: card(cardName),
      formKey: form(),
      ...changes,
    });
  const own = async () => {
    const viewer = (await field(`{ ${MEMBERSHIP} }`)) as {
      viewerEdge: { membership: Record<string, unknown> & { membershipId: string } };
    };
    return viewer.viewerEdge.membership;
  };
  const charges = () =>
    context.database.query<{ amount: number }>('test_own_charges', 'select amount from charge where person_id = $1', [
      personId,
    ]);
  return { personId, field, send, start, own, charges };
}

describe('becoming a member', () => {
  test('MEMB-1, MEMB-2: the plans cost what they should, in dollars where a currency has no prices', async () => {
    const { field } = await arrive();
    const ask = (currency: string) =>
      field(`{ membershipPlans(currency: "${currency}") { currency isFallbackCurrency isTrialOffered providers isSandbox
        priceByTheWeek { amount } plans { membershipType tier price { amount } crossoutPrice { amount }
        savedPrice { amount } firstPayment { amount } } } }`);
    expect(await ask('USD')).toMatchObject({
      currency: 'USD',
      isFallbackCurrency: false,
      isTrialOffered: true,
      providers: ['SANDBOX'],
      isSandbox: true,
      priceByTheWeek: { amount: 97 },
      plans: [
        { membershipType: 'MONTHLY', tier: 'MEMBER', price: { amount: 500 }, crossoutPrice: null },
        {
          membershipType: 'YEARLY',
          price: { amount: 5000 },
          crossoutPrice: { amount: 6000 },
          savedPrice: { amount: 1000 },
        },
        { membershipType: 'PREMIUM_MONTHLY', tier: 'FRIEND', price: { amount: 1500 } },
        { membershipType: 'PREMIUM_YEARLY', price: { amount: 15_000 }, crossoutPrice: { amount: 18_000 } },
      ],
    });
    expect(await ask('CAD')).toMatchObject({ currency: 'USD', isFallbackCurrency: true });
    expect(await ask('nonsense')).toMatchObject({ currency: 'USD', isFallbackCurrency: true });
  });

  test('MEMB-3: a form is prepared, paid once however often it is sent, and gives the rights at once', async () => {
    const { send, start, own, charges } = await arrive();
    const prepared = await send(
      'prepareCheckout',
      { provider: 'SANDBOX', currency: 'USD' },
      `__typename
      ... on CheckoutSetup { formKey applePayVersion threeDSecureVersion }`,
    );
    expect(prepared).toMatchObject({ __typename: 'CheckoutSetup', applePayVersion: 3, threeDSecureVersion: 2 });
    const formKey = String(prepared['formKey']);
    const answers = await Promise.all([1, 2, 3].map(() => start('visa', { formKey })));
    const again = await start('visa', { formKey });
    expect(again).toMatchObject({ __typename: 'PaymentSucceeded', viewer: { membership: { tier: 'MEMBER' } } });
    const ids = [...answers, again].map(({ paymentId }) => paymentId);
    expect(new Set(ids).size).toBe(1);
    expect(await charges()).toEqual([{ amount: 500 }]);
    expect(await own()).toMatchObject({ status: 'ACTIVE', tier: 'MEMBER', membershipType: 'MONTHLY', amount: 500 });
    expect(await start('visa')).toMatchObject({ __typename: 'Conflict' });
  });

  test('MEMB-3: two tabs at once pay once', async () => {
    const { start, charges } = await arrive();
    const answers = await Promise.all([start('visa'), start('visa'), start('mastercard')]);
    expect(answers.map(({ __typename }) => __typename)).toContain('PaymentSucceeded');
    expect(await charges()).toHaveLength(1);
  });

  test('MEMB-3: a refused card says why, and the same form takes another card', async () => {
    const { start, charges } = await arrive();
    const formKey = form();
    expect(await start('declined', { formKey })).toEqual({
      __typename: 'PaymentMethodDeclined',
      message: 'Your card was declined. Please try another one.',
      reason: 'CARD_DECLINED',
    });
    expect(await start('insufficientFunds', { formKey })).toMatchObject({ reason: 'INSUFFICIENT_FUNDS' });
    expect(await start('visa', { formKey })).toMatchObject({ __typename: 'PaymentSucceeded' });
    expect(await charges()).toHaveLength(1);
  });

  test('MEMB-3: what needs approval is paid once it is given, and given up where it is refused', async () => {
    const ada = await arrive();
    const waiting = await ada.start('needsApproval');
    expect(waiting).toMatchObject({ __typename: 'PaymentNeedsApproval', provider: 'SANDBOX' });
    expect(await ada.charges()).toEqual([]);
    const { paymentId } = waiting;
    expect(await (await arrive()).send('confirmPayment', { paymentId })).toMatchObject({ __typename: 'NotFound' });
    expect(await ada.send('confirmPayment', { paymentId })).toMatchObject({ __typename: 'PaymentSucceeded' });
    expect(await ada.send('confirmPayment', { paymentId, isRefused: true })).toMatchObject({
      __typename: 'PaymentSucceeded',
    });
    expect(await ada.charges()).toHaveLength(1);

    const bob = await arrive();
    const refused = await bob.start('needsApproval');
    expect(await bob.send('confirmPayment', { paymentId: refused['paymentId'], isRefused: true })).toMatchObject({
      __typename: 'PaymentMethodDeclined',
      reason: 'APPROVAL_REFUSED',
    });
    expect(await bob.start('visa')).toMatchObject({ __typename: 'PaymentSucceeded' });
    expect(await bob.charges()).toHaveLength(1);
  });

  test('CORE-4: what cannot be is refused with a sentence', async () => {
    const { start, send } = await arrive();
    expect(await start('visa', { provider: 'STRIPE' })).toMatchObject({ __typename: 'CheckoutNotAvailable' });
    expect(await start('visa', { currency: 'dollars' })).toMatchObject({ __typename: 'BadRequest' });
    expect(await start('visa', { formKey: '' })).toMatchObject({ __typename: 'BadRequest' });
    expect(await send('prepareCheckout', { provider: 'APPLE', currency: 'USD' }, CHANGED)).toMatchObject({
      __typename: 'CheckoutNotAvailable',
    });
    const answers: unknown[] = [];
    for (let count = 0; count < 20; count += 1) answers.push((await start('declined')).__typename);
    expect(answers.at(-1)).toBe('TooManyRequests');
  });
});

describe('being one', () => {
  test('MEMB-4, MEMB-7: up at once with credit, down at the end, and back', async () => {
    const { start, send, own, charges } = await arrive();
    await start('visa', { membershipType: 'ANNUAL' });
    const { membershipId, quote } = await own();
    expect(quote).toEqual({ isNow: true, due: { amount: 10_000 }, credit: { amount: 5000 } });
    const to = (membershipType: string, formKey = form()) =>
      send('switchMembershipPlan', { membershipId, membershipType, formKey });
    const formKey = form();
    await Promise.all([to('PREMIUM_YEARLY', formKey), to('PREMIUM_YEARLY', formKey)]);
    expect(await own()).toMatchObject({ tier: 'FRIEND', membershipType: 'PREMIUM_YEARLY', amount: 15_000 });
    expect(await charges()).toEqual([{ amount: 5000 }, { amount: 10_000 }]);
    expect(await to('MONTHLY')).toMatchObject({ __typename: 'PaymentSucceeded', chargeId: null });
    expect(await own()).toMatchObject({
      tier: 'FRIEND',
      membershipType: 'MONTHLY',
      amount: 500,
      planV2: { membershipType: 'PREMIUM_YEARLY' },
      switchPlanSchedule: { plan: { membershipType: 'MONTHLY', price: { amount: 500 } } },
    });
    await to('PREMIUM_YEARLY');
    expect(await own()).toMatchObject({ membershipType: 'PREMIUM_YEARLY', switchPlanSchedule: null });
  });

  test('MEMB-5: going is one offer, and a cancellation that can be taken back without a charge', async () => {
    const { start, send, own, charges } = await arrive();
    await start('visa', { membershipType: 'YEARLY' });
    const { membershipId, offer } = await own();
    expect(offer).toBe('FIFTY_PERCENT_OFF_ONE_YEAR');
    const accept = (reason: string, more = {}) =>
      send('acceptCancellationOffer', { membershipId, reason, ...more }, CHANGED);
    expect(await accept('TIME', { pauseMonths: 1 })).toMatchObject({ __typename: 'Conflict' });
    expect(await accept('COSTS')).toEqual({ __typename: 'MembershipChanged' });
    expect(await own()).toMatchObject({
      nextCharge: { amount: 2500 },
      planV2: { discount: { percentOff: 50, numCycles: 1 } },
      offer: 'NO_DISCOUNT',
    });
    expect(await accept('TIME', { pauseMonths: 1 })).toMatchObject({ __typename: 'Conflict' });
    const cancel = () => send('cancelMembership', { membershipId, reason: 'COSTS' }, CHANGED);
    expect([await cancel(), await cancel()]).toEqual([
      { __typename: 'MembershipChanged' },
      { __typename: 'MembershipChanged' },
    ]);
    expect(await own()).toMatchObject({ isCancelled: true, canReactivate: true, nextChargeAt: null });
    const back = () => send('uncancelMembership', { membershipId }, CHANGED);
    expect([await back(), await back()]).toEqual([
      { __typename: 'MutationSuccess' },
      { __typename: 'MutationSuccess' },
    ]);
    expect(await own()).toMatchObject({ isCancelled: false, canCancel: true });
    expect(await charges()).toHaveLength(1);
  });

  test('MEMB-5: a pause lasts as long as was said, and ends by one click and one payment', async () => {
    const { start, send, own, charges } = await arrive();
    await start('visa');
    const { membershipId } = await own();
    const offer = { membershipId, reason: 'TIME' };
    expect(await send('acceptCancellationOffer', { ...offer, pauseMonths: 4 }, CHANGED)).toHaveProperty('message');
    await send('acceptCancellationOffer', { ...offer, pauseMonths: 2 }, CHANGED);
    expect(await own()).toMatchObject({ pausedUntil: Date.parse('2026-06-10T10:00:00.000Z') });
    clock.set('2026-04-20T10:00:00.000Z');
    await keepMembershipsCurrent(context);
    expect(await charges()).toHaveLength(1);
    const viewer = () =>
      send(
        'uncancelMembership',
        { membershipId },
        `${CHANGED} ... on MutationSuccess {
      viewer { membership { tier } } }`,
      );
    expect(await Promise.all([viewer(), viewer()])).toContainEqual({
      __typename: 'MutationSuccess',
      viewer: { membership: { tier: 'MEMBER' } },
    });
    expect(await charges()).toHaveLength(2);
    expect(await own()).toMatchObject({
      pausedUntil: null,
      currentPeriodEndsAt: Date.parse('2026-05-20T10:00:00.000Z'),
    });
  });

  test('MEMB-6: coming back after the end is charged once, at the old price', async () => {
    const { start, send, own, charges } = await arrive();
    await start('visa');
    const { membershipId } = await own();
    await send('cancelMembership', { membershipId, reason: 'OTHER' }, CHANGED);
    clock.set('2026-05-01T10:00:00.000Z');
    await keepMembershipsCurrent(context);
    expect(await own()).toMatchObject({ status: 'INACTIVE', reactivationCharge: { amount: 500 }, canReactivate: true });
    const back = () => send('uncancelMembership', { membershipId }, CHANGED);
    await Promise.all([back(), back(), back()]);
    expect(await charges()).toHaveLength(2);
    expect(await own()).toMatchObject({ status: 'ACTIVE', isCancelled: false });
  });

  test('MEMB-8: what failed is paid at once by another card', async () => {
    const { start, send, own, charges } = await arrive();
    await start('failsLater');
    clock.set('2026-04-10T10:00:00.000Z');
    await keepMembershipsCurrent(context);
    const { membershipId } = await own();
    expect(await send('retryMembershipPayment', { membershipId })).toMatchObject({ reason: 'INSUFFICIENT_FUNDS' });
    const formKey = form();
    const update = (name: SandboxCardName) =>
      send('updatePaymentMethod', { provider: 'SANDBOX', token: card(name), formKey });
    expect(await update('declined')).toMatchObject({ __typename: 'PaymentMethodDeclined' });
    const both = await Promise.all([update('mastercard'), update('mastercard')]);
    expect(both).toContainEqual(expect.objectContaining({ __typename: 'PaymentSucceeded' }));
    expect(await charges()).toHaveLength(2);
    expect(await own()).toMatchObject({ paymentMethod: { lastFour: '4444' }, status: 'ACTIVE' });
    expect(await send('retryMembershipPayment', { membershipId })).toMatchObject({ __typename: 'Conflict' });
  });

  test('MEMB-13: a first payment goes back within 14 days, to the second, and the membership ends', async () => {
    const { start, send, own } = await arrive();
    await start('visa');
    const { membershipId, refundableUntil, refundableAmount } = await own();
    expect([refundableUntil, refundableAmount]).toEqual([Date.parse('2026-03-24T10:00:00.000Z'), { amount: 500 }]);
    const refund = () => send('refundMembership', { membershipId, isWithdrawal: true }, CHANGED);
    clock.set('2026-03-24T10:00:00.000Z');
    expect(await refund()).toMatchObject({ __typename: 'Forbidden' });
    clock.set('2026-03-24T09:59:59.999Z');
    expect(await refund()).toMatchObject({ __typename: 'MembershipChanged' });
    expect(await own()).toMatchObject({ status: 'INACTIVE', refundableUntil: null });
    expect(await refund()).toMatchObject({ __typename: 'Forbidden' });
    const refunds = await context.database.query(
      'test_own_refunds',
      'select r.amount, r.reason from refund r join charge c on c.id = r.charge_id join membership m on m.person_id = c.person_id where m.id = $1',
      [membershipId],
    );
    expect(refunds).toEqual([{ amount: 500, reason: 'WITHDRAWAL' }]);
  });
});

test('MEMB-4: nobody is told of another’s membership but its tier and since when', async () => {
  const [ada, eve] = [await arrive(), await arrive()];
  await ada.start('visa', { membershipType: 'PREMIUM_MONTHLY' });
  await eve.start('visa');
  const { membershipId } = await ada.own();
  const seen = await eve.field(
    `query($id: ID!) { user(id: $id) { membership { tier memberSince friendSince } hasPastMemberships
      isMembershipTrialEligible billingHistory { charges { id } } viewerEdge { membership { membershipId } } } }`,
    { id: ada.personId },
  );
  expect(seen).toEqual({
    membership: { tier: 'FRIEND', memberSince: Date.parse(START), friendSince: Date.parse(START) },
    hasPastMemberships: null,
    isMembershipTrialEligible: null,
    billingHistory: null,
    viewerEdge: { membership: null },
  });
  const tries = {
    switchMembershipPlan: [{ membershipId, membershipType: 'MONTHLY', formKey: form() }, REST],
    cancelMembership: [{ membershipId, reason: 'OTHER' }, CHANGED],
    acceptCancellationOffer: [{ membershipId, reason: 'COSTS' }, CHANGED],
    uncancelMembership: [{ membershipId }, CHANGED],
    retryMembershipPayment: [{ membershipId }, REST],
    refundMembership: [{ membershipId }, CHANGED],
  } as const;
  for (const [name, [input, answer]] of Object.entries(tries)) {
    expect(await eve.send(name, input, answer), name).toMatchObject({ __typename: 'NotFound' });
  }
  expect(await ada.own()).toMatchObject({ isCancelled: false, membershipType: 'PREMIUM_MONTHLY' });
  expect(await eve.own()).toMatchObject({ isCancelled: false, membershipType: 'MONTHLY', status: 'ACTIVE' });
});
