import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { FaultKind } from '#test/support/braintree-stand-in/faults.ts';
import {
  type BraintreeWorld,
  IMPATIENCE_MS,
  isOwnSandbox,
  newIntent,
  startBraintreeWorld,
  usd,
} from '#test/support/braintree-world.ts';

let world: BraintreeWorld;
let customer: string;
beforeAll(async () => {
  world = await startBraintreeWorld();
  customer = await world.customer();
});
afterEach(() => world.standIn.tell('clear-faults'));
afterAll(() => world.close());

const BEFORE = ['drop-before', '503-before'] as const satisfies FaultKind[];
const AFTER = [
  'drop-after',
  '500-after',
  '504-after',
  'malformed-after',
  'html-after',
  'json-after',
  'empty-after',
  'cut-after',
  'wrong-document-after',
  'delay-after',
] as const satisfies FaultKind[];
const ALL = [...BEFORE, ...AFTER] as const;

/** Longer than the impatient one waits. */
const delayMs = IMPATIENCE_MS * 3;

const isDone = (kind: FaultKind): boolean => kind.endsWith('-after');

/** The impatient provider would give up on a busy machine, too: only where it has to. */
const by = (kind: FaultKind) => (kind === 'delay-after' ? world.impatient : world.provider);

const charge = (intentId: string) =>
  ({
    intentId,
    customer,
    money: usd(500),
    method: { token: 'fake-valid-visa-nonce' },
    isOnSession: true,
    statement: 'LONGHAND',
  }) as const;

describe.skipIf(isOwnSandbox)('no answer to a charge', () => {
  test.each(ALL)('MEMB-3: %s is unknown, then asked for, and charged at most once', async (kind) => {
    const intent = { intentId: newIntent(), customer };
    await world.standIn.fail(kind, 'POST /transactions$', { delayMs });
    expect(await by(kind).charge(charge(intent.intentId))).toEqual({ state: 'UNKNOWN' });
    const found = await world.provider.findCharge(intent);
    expect(found).toEqual(isDone(kind) ? expect.objectContaining({ state: 'SUCCEEDED' }) : 'NOT_FOUND');
    expect(await world.provider.charge(charge(intent.intentId))).toMatchObject({ state: 'SUCCEEDED' });
    const { charges } = await world.standIn.ledger();
    expect(charges.filter(({ orderId }) => orderId === intent.intentId)).toHaveLength(1);
  });

  test.each(ALL)('MEMB-3: %s to the question before it sends nothing', async (kind) => {
    const intentId = newIntent();
    await world.standIn.fail(kind, 'POST /transactions/advanced_search_ids', { delayMs });
    expect(await by(kind).charge(charge(intentId))).toEqual({ state: 'UNKNOWN' });
    const { charges } = await world.standIn.ledger();
    expect(charges.filter(({ orderId }) => orderId === intentId)).toHaveLength(0);
  });

  test.each(ALL)('MEMB-3: %s to the question after it leaves it unknown', async (kind) => {
    const intent = { intentId: newIntent(), customer };
    await world.provider.charge(charge(intent.intentId));
    await world.standIn.fail(kind, 'POST /transactions/advanced_search$', { delayMs });
    expect(await by(kind).findCharge(intent)).toEqual({ state: 'UNKNOWN' });
    expect(await world.provider.findCharge(intent)).toMatchObject({ state: 'SUCCEEDED' });
  });

  test.each(ALL)('MEMB-3: %s to the look at a nonce sends nothing', async (kind) => {
    const intentId = newIntent();
    await world.standIn.fail(kind, 'GET /payment_method_nonces', { delayMs });
    // A body that is a document of something else tells nothing of the nonce either.
    expect(await by(kind).charge(charge(intentId))).toEqual({ state: 'UNKNOWN' });
    expect(await world.provider.findCharge({ intentId, customer })).toBe('NOT_FOUND');
  });
});

describe.skipIf(isOwnSandbox)('no answer to keeping a method', () => {
  test.each(ALL)('MEMB-3: %s is unknown, then asked for', async (kind) => {
    const input = { intentId: newIntent(), customer, token: 'fake-valid-visa-nonce' };
    await world.standIn.fail(kind, 'POST /payment_methods', { delayMs });
    expect(await by(kind).keepMethod(input)).toEqual({ state: 'UNKNOWN' });
    const found = await world.provider.findMethod(input);
    expect(found).toEqual(isDone(kind) ? expect.objectContaining({ state: 'KEPT' }) : 'NOT_FOUND');
    expect(await world.provider.keepMethod(input)).toMatchObject({ state: 'KEPT' });
    const { methods } = await world.standIn.ledger();
    expect(methods.filter(({ token }) => token === input.intentId)).toHaveLength(1);
  });

  test.each(['drop-before', '500-after', 'malformed-after', 'html-after'] as const)(
    'MEMB-8: %s to reading and forgetting it',
    async (kind) => {
      const { method } = await world.paid({ customer });
      await world.standIn.fail(kind, 'GET /payment_methods');
      expect(await world.provider.readMethod(method.ref)).toBe('UNKNOWN');
      await world.standIn.fail('drop-before', 'DELETE /payment_methods');
      expect(await world.provider.forgetMethod(method.ref)).toBe('UNKNOWN');
      expect(await world.provider.readMethod(method.ref)).toEqual(method);
    },
  );
});

describe.skipIf(isOwnSandbox)('no answer to keeping a customer', () => {
  test.each(ALL)('MEMB-3: %s is unknown, and asked again keeps one', async (kind) => {
    const input = { intentId: newIntent(), personId: newIntent().slice(0, 12), email: null, name: 'Ada' };
    await world.standIn.fail(kind, 'POST /customers', { delayMs });
    expect(await by(kind).keepCustomer(input)).toBe('UNKNOWN');
    expect(await world.provider.keepCustomer(input)).toEqual({ customer: `person-${input.personId}` });
    const { customers } = await world.standIn.ledger();
    expect(customers.filter((id) => id === `person-${input.personId}`)).toHaveLength(1);
  });
});

describe.skipIf(isOwnSandbox)('no answer to a refund', () => {
  test.each(ALL)('MEMB-13: %s is unknown, then asked for, and given back at most once', async (kind) => {
    const { charge: id } = await world.paid({ customer, money: usd(1000) });
    await world.settle(id);
    const input = { intentId: newIntent(), charge: id, money: usd(400) };
    await world.standIn.fail(kind, `POST /transactions/${id}/refund`, { delayMs });
    expect(await by(kind).refund(input)).toEqual({ state: 'UNKNOWN' });
    const found = await world.provider.findRefund(input);
    expect(found).toEqual(isDone(kind) ? expect.objectContaining({ state: 'REFUNDED' }) : 'NOT_FOUND');
    expect(await world.provider.refund(input)).toMatchObject({ state: 'REFUNDED', money: usd(400) });
    expect(await world.provider.readCharge(id)).toMatchObject({ refunded: usd(400) });
  });

  test.each(ALL)('MEMB-13: %s to taking all of it back is unknown, then asked for', async (kind) => {
    const { charge: id } = await world.paid({ customer, money: usd(1000) });
    const input = { intentId: newIntent(), charge: id, money: usd(1000) };
    await world.standIn.fail(kind, `PUT /transactions/${id}/void`, { delayMs });
    expect(await by(kind).refund(input)).toEqual({ state: 'UNKNOWN' });
    const found = await world.provider.findRefund(input);
    expect(found).toEqual(isDone(kind) ? expect.objectContaining({ state: 'REFUNDED' }) : 'NOT_FOUND');
  });
});

describe.skipIf(isOwnSandbox)('turned away', () => {
  test('CORE-4: too many requests are told from what is unknown, and nothing is done', async () => {
    const [intentId, token] = [newIntent(), 'fake-valid-visa-nonce'];
    const { charge: id } = await world.paid({ customer });
    for (const call of [
      'POST /transactions$',
      'POST /transactions/advanced_search_ids',
      'GET /payment_method_nonces',
    ]) {
      await world.standIn.fail('429', call);
      expect(await world.provider.charge(charge(intentId))).toEqual({ state: 'TURNED_AWAY' });
    }
    await world.standIn.fail('429', 'POST /payment_methods');
    expect(await world.provider.keepMethod({ intentId, customer, token })).toEqual({ state: 'TURNED_AWAY' });
    await world.standIn.fail('429', 'PUT /transactions');
    const refund = { intentId, charge: id, money: usd(500) };
    expect(await world.provider.refund(refund)).toEqual({ state: 'TURNED_AWAY' });
    expect(await world.provider.charge(charge(intentId))).toMatchObject({ state: 'SUCCEEDED' });
  });
});
