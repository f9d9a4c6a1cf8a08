import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sandboxToken, type SandboxCardName } from '#shared/payments/sandbox-cards.ts';
import { createFakeClock } from '#platform/clock/clock.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { Graph } from '#graphql/execute.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { createTestGraph } from '#test/support/test-graph.ts';
import { findMembership } from './find-membership.ts';
import { keepMembershipsCurrent } from './membership-jobs.ts';

const START = '2026-03-10T10:00:00.000Z';
const DUE = '2026-04-10T10:00:00.000Z';
const clock = createFakeClock(START);
let graph: Graph;
let context: CommandContext;
beforeAll(async () => {
  const world = await createTestGraph(clock);
  ({ context, graph } = world);
  return world.close;
});
beforeEach(() => clock.set(START));

const ANSWER = `__typename
  ... on PaymentNeedsApproval { paymentId provider secret money { amount currency } }
  ... on PaymentMethodDeclined { reason }
  ... on UserError { message }`;
const work = () => keepMembershipsCurrent(context);
const token = (name: SandboxCardName) => sandboxToken({ name, month: 12, year: 2040 });

/** A member whose bank asks for approval of each payment, from 10 March on. */
async function member() {
  const personId = await buildPerson(context);
  const { ask } = accountBrowser(graph, buildViewer({ personId }));
  const send = async (name: string, input: Readonly<Record<string, unknown>>, answered = ANSWER) => {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    const answer = await ask(`mutation($input: ${type}!) { ${name}(input: $input) { ${answered} } }`, { input });
    return Object.values(answer)[0] as Readonly<Record<string, unknown>>;
  };
  const own = async () => {
    const membership = await findMembership(context.database, personId);
    if (membership === null) throw new Error(`${personId} is no member`);
    return membership;
  };
  const approve = (asked: Readonly<Record<string, unknown>>, isRefused = false) =>
    send('confirmPayment', { paymentId: asked['paymentId'], isRefused });
  const charges = async () =>
    (await context.database.query('test_count', 'select id from charge where person_id = $1', [personId])).length;
  const started = await send('startMembership', {
    membershipType: 'MONTHLY',
    currency: 'USD',
    provider: 'SANDBOX',
    token: token('asksEachTime'),
    formKey: `form-of-${personId}`,
  });
  await approve(started);
  const { id: membershipId } = await own();
  return { send, own, approve, charges, membershipId };
}

const PAID = { __typename: 'PaymentSucceeded' };
const ASKED = { __typename: 'PaymentNeedsApproval', provider: 'SANDBOX', money: { amount: 500, currency: 'USD' } };

describe('money that asks first', () => {
  test('MEMB-8: a renewal that nobody approved is tried again at a screen, approved and paid once', async () => {
    const { send, own, approve, charges, membershipId } = await member();
    clock.set(DUE);
    await work();
    const failed = await own();
    expect(failed).toMatchObject({ failedCharges: 1, firstFailedAt: new Date(DUE) });
    const retry = () => send('retryMembershipPayment', { membershipId });
    const [asked, again] = [await retry(), await retry()];
    expect(asked).toMatchObject(ASKED);
    expect(again, 'a second press is answered by the first').toEqual(asked);
    expect(await approve(asked)).toMatchObject(PAID);
    expect(await own()).toMatchObject({ failedCharges: 0, periodEndsAt: new Date('2026-05-10T10:00:00.000Z') });
    await work();
    expect(await charges()).toBe(2);
  });

  test('MEMB-8: refused or left alone, it counts for none of the eight tries, and lengthens nothing', async () => {
    const { send, own, approve, charges, membershipId } = await member();
    clock.set(DUE);
    await work();
    const before = await own();
    clock.set('2026-04-10T16:00:00.000Z');
    const refused = await send('retryMembershipPayment', { membershipId });
    expect(await approve(refused, true)).toEqual({
      __typename: 'PaymentMethodDeclined',
      reason: 'APPROVAL_REFUSED',
      message: expect.any(String),
    });
    expect(await own()).toEqual(before);
    await work();
    expect(await own()).toEqual(before);
    expect(await send('retryMembershipPayment', { membershipId })).toMatchObject(ASKED);
    // Nobody answers: it is given up after a day.
    clock.set('2026-04-11T16:00:01.000Z');
    await work();
    expect(await own()).toEqual(before);
    clock.set('2026-04-24T10:00:00.000Z');
    await work();
    expect(await own()).toMatchObject({ status: 'INACTIVE' });
    expect(await charges()).toBe(1);
  });

  test('MEMB-8: another card that asks too pays what is owed once both are approved', async () => {
    const { send, own, approve, charges } = await member();
    clock.set(DUE);
    await work();
    const input = { provider: 'SANDBOX', token: token('asksEachTime'), formKey: 'another-card-1' };
    const kept = await send('updatePaymentMethod', input);
    expect(kept).toMatchObject({ __typename: 'PaymentNeedsApproval' });
    const owed = await approve(kept);
    expect(owed).toMatchObject(ASKED);
    expect(await approve(owed)).toMatchObject(PAID);
    expect(await own()).toMatchObject({ failedCharges: 0, firstFailedAt: null });
    expect(await charges()).toBe(2);
  });

  test('MEMB-5: a pause ends once its payment is approved, and goes on where it is refused', async () => {
    const { send, own, approve, charges, membershipId } = await member();
    await send('acceptCancellationOffer', { membershipId, reason: 'TIME', pauseMonths: 2 }, '__typename');
    clock.set('2026-04-20T10:00:00.000Z');
    const before = await own();
    const goOn = () => send('uncancelMembership', { membershipId });
    const asked = await goOn();
    expect(asked).toMatchObject(ASKED);
    expect(await approve(asked, true)).toMatchObject({ reason: 'APPROVAL_REFUSED' });
    await work();
    expect(await own()).toEqual(before);
    expect(await approve(await goOn())).toMatchObject(PAID);
    expect(await own()).toMatchObject({
      pausedUntil: null,
      periodStartsAt: new Date('2026-04-20T10:00:00.000Z'),
      periodEndsAt: new Date('2026-05-20T10:00:00.000Z'),
    });
    expect(await charges()).toBe(2);
  });

  test('MEMB-6: who comes back after the end approves, or is no member', async () => {
    const { send, own, approve, charges, membershipId } = await member();
    await send('cancelMembership', { membershipId, reason: 'OTHER' }, '__typename');
    clock.set('2026-05-01T10:00:00.000Z');
    await work();
    const back = () => send('uncancelMembership', { membershipId });
    expect(await approve(await back(), true)).toMatchObject({ reason: 'APPROVAL_REFUSED' });
    expect(await own()).toMatchObject({ status: 'INACTIVE' });
    const asked = await back();
    expect(asked).toMatchObject(ASKED);
    expect(await approve(asked)).toMatchObject(PAID);
    expect(await own()).toMatchObject({ status: 'ACTIVE', cancelledAt: null });
    expect(await charges()).toBe(2);
  });
});
