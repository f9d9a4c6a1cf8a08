import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { sendRefund } from '#modules/money/billing/send-refund.ts';
import { startRefund } from '#modules/money/billing/start-refund.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { membershipAppliers } from '#modules/money/memberships/membership-appliers.ts';
import { startMembership } from '#modules/money/memberships/start-membership.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { startBraintree, type TestBraintree } from '#test/support/start-braintree.ts';
import { type StripeStandIn, startStripeStandIn } from '#test/support/stripe-stand-in/start-stand-in.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';

let world: TestGraph;
let stripe: StripeStandIn;
let braintree: TestBraintree;
let context: CommandContext;
const clock = createFakeClock(new Date().toISOString());
beforeAll(async () => {
  [world, stripe, braintree] = await Promise.all([createTestGraph(), startStripeStandIn(), startBraintree()]);
  const config = parseConfig({
    NODE_ENV: 'test',
    STRIPE_SECRET_KEY: 'sk_test_longhand',
    STRIPE_HOST: stripe.origin,
    BRAINTREE_MERCHANT_ID: braintree.settings.merchantId,
    BRAINTREE_PUBLIC_KEY: braintree.settings.publicKey,
    BRAINTREE_PRIVATE_KEY: braintree.settings.privateKey,
    BRAINTREE_HOST: braintree.origin,
  });
  context = { ...world.context, clock, config };
});
afterAll(async () => {
  await Promise.all([world.close(), stripe.close(), braintree.close()]);
});

const PAYERS = {
  STRIPE: { token: 'pm_card_visa', drop: (kind: 'After' | 'Before') => fault(`drop${kind}`) },
  BRAINTREE: {
    token: 'fake-valid-visa-nonce',
    drop: (kind: 'After' | 'Before') =>
      braintree.fail(kind === 'After' ? 'drop-after' : 'drop-before', 'PUT /transactions'),
  },
} as const;
// Twice: the client tries once more by itself where a kept connection is closed under it.
const fault = (kind: string) => stripe.control('faults', { kind, on: 'POST /v1/refunds', times: 2 });

/** A member whose first payment is to go back. */
async function refundOf(provider: 'BRAINTREE' | 'STRIPE') {
  const personId = await buildPerson(context);
  const { token } = PAYERS[provider];
  const input = { personId, plan: 'YEARLY', currency: 'USD', provider, token, formKey: null } as const;
  const intent = await startMembership(context, { ...input, isTrial: false, discount: null }, membershipAppliers);
  expect(intent?.state).toBe('SUCCEEDED');
  const [charge] = await context.database.query<{ id: string; charge: string }>(
    'test_charge',
    'select id, charge from charge where intent_id = $1',
    [intent?.id],
  );
  const chargeId = charge?.id ?? '';
  const money = { amount: 5000, currency: 'USD' } as const;
  await withTransaction(context, (inside) => startRefund(inside, { chargeId, money, reason: 'STAFF' }));
  const refund = async () => {
    const [row] = await context.database.query<{ id: string; state: string }>(
      'test_refund',
      'select id, state from refund where charge_id = $1',
      [chargeId],
    );
    return row ?? { id: '', state: '' };
  };
  const atProvider = async () => {
    const ledger = provider === 'STRIPE' ? await stripe.control('ledger') : await braintree.ledger();
    const { charges } = ledger as { charges: { id: string; refunded: number }[] };
    return charges.find(({ id }) => id === charge?.charge)?.refunded;
  };
  const { id } = await refund();
  return { send: () => sendRefund(context, id), state: async () => (await refund()).state, atProvider };
}

test.each(['STRIPE', 'BRAINTREE'] as const)('MEMB-14: a refund by %s goes back at once, and once', async (provider) => {
  const { send, state, atProvider } = await refundOf(provider);
  await send();
  await send();
  expect([await state(), await atProvider()]).toEqual(['REFUNDED', 5000]);
});

test.each([
  ['STRIPE', 'Before'],
  ['STRIPE', 'After'],
  ['BRAINTREE', 'Before'],
  ['BRAINTREE', 'After'],
] as const)(
  'MEMB-14: by %s, with the wire cut %s it was done: asked for later, and made once',
  async (provider, when) => {
    const { send, state, atProvider } = await refundOf(provider);
    await PAYERS[provider].drop(when);
    await expect(send()).rejects.toThrow('UNKNOWN');
    clock.advance(39_000);
    await expect(send()).rejects.toThrow('on its way');
    expect([await state(), await atProvider()]).toEqual(['UNKNOWN', when === 'After' ? 5000 : 0]);
    clock.advance(2_000);
    await send();
    expect([await state(), await atProvider()]).toEqual(['REFUNDED', 5000]);
  },
);
