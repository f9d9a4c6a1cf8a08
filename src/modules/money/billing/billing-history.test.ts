import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMonths } from '#shared/membership/periods.ts';
import { sandboxToken } from '#shared/payments/sandbox-cards.ts';
import { createFakeClock } from '#platform/clock/clock.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { membershipAppliers } from '#modules/money/memberships/membership-appliers.ts';
import { renewDueMemberships } from '#modules/money/memberships/renew-due-memberships.ts';
import { startMembership } from '#modules/money/memberships/start-membership.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { createTestGraph, reader, type TestGraph } from '#test/support/test-graph.ts';

const START = '2026-01-31T10:00:00.000Z';
const PAYMENTS = 12;
let world: TestGraph;
let context: CommandContext;
let payer: string;
let other: string;
const clock = createFakeClock(START);
beforeAll(async () => {
  world = await createTestGraph();
  context = { ...world.context, clock };
  [payer, other] = [await buildPerson(context, { name: 'Ada Quill' }), await buildPerson(context)];
  await context.database.query(
    'test_settings',
    `insert into setting (name, value, updated_at) values
      ('billing.seller', '"Longhand Ltd, 1 Mill Lane, VAT GB123"', now()), ('billing.taxRates', '"DE=19 CH=8.1"', now())`,
    [],
  );
  await startMembership(
    context,
    {
      personId: payer,
      plan: 'MONTHLY',
      currency: 'USD',
      provider: 'SANDBOX',
      token: sandboxToken({ name: 'visa', month: 12, year: 2040 }),
      formKey: null,
      isTrial: false,
      discount: null,
      country: 'CH',
    },
    membershipAppliers,
  );
  for (let month = 1; month < PAYMENTS; month += 1) {
    clock.set(addMonths(new Date(START), month).toISOString());
    await renewDueMemberships(context, membershipAppliers);
  }
});
afterAll(() => world.close());

const CHARGE = `{ __typename ... on NotFound { message } ... on Charge { id receiptNumber productType taxRate seller buyer
  paymentProvider chargedAt total { amount currency } tax { amount } refunded { amount }
  paymentMethod { __typename ... on CreditCard { cardType expirationMonth expirationYear lastFour } } } }`;

async function ask(viewerId: string | null, query: string, variables: object = {}) {
  const viewer = viewerId === null ? null : buildViewer({ personId: viewerId });
  const { body } = await world.graph.executeRequest({ query, variables }, reader({ viewer }));
  return JSON.parse(body) as { data: Record<string, never> | null; errors?: unknown };
}

async function history(viewerId: string, personId: string, to: string | null = null) {
  const { data } = await ask(
    viewerId,
    `query ($id: ID!, $to: String) { user(id: $id) { billingHistory(paging: { limit: 10, to: $to }) {
      charges { id receiptNumber chargedAt } pagingInfo { next } } } }`,
    { id: personId, to },
  );
  const user = data?.['user'] as unknown as {
    billingHistory: { charges: { id: string; receiptNumber: string }[]; pagingInfo: { next: string | null } } | null;
  };
  return user.billingHistory;
}

test('MEMB-11: what was paid is listed, the last first, ten at a time, with numbers without a gap', async () => {
  const first = await history(payer, payer);
  const second = await history(payer, payer, first?.pagingInfo.next);
  const numbers = [...(first?.charges ?? []), ...(second?.charges ?? [])].map(({ receiptNumber }) => receiptNumber);
  expect(first?.charges).toHaveLength(10);
  expect(second?.pagingInfo.next).toBeNull();
  expect(numbers).toEqual(Array.from({ length: PAYMENTS }, (_none, at) => String(PAYMENTS - at).padStart(6, '0')));
});

test('MEMB-11: a receipt says who sold what to whom, with the tax in it and the card', async () => {
  const oldest = (await history(payer, payer, (await history(payer, payer))?.pagingInfo.next))?.charges.at(-1);
  const { data } = await ask(payer, `query ($id: ID!) { charge(chargeId: $id) ${CHARGE} }`, { id: oldest?.id });
  expect(data?.['charge']).toMatchObject({
    __typename: 'Charge',
    receiptNumber: '000001',
    productType: 'MONTHLY_MEMBERSHIP',
    total: { amount: 500, currency: 'USD' },
    // 500 with 8.1 percent in it.
    tax: { amount: 37 },
    taxRate: 8.1,
    refunded: { amount: 0 },
    seller: 'Longhand Ltd, 1 Mill Lane, VAT GB123',
    buyer: expect.stringMatching(/^Ada Quill/),
    paymentProvider: 'SANDBOX',
    paymentMethod: {
      __typename: 'CreditCard',
      cardType: 'Visa',
      expirationMonth: 12,
      expirationYear: 2040,
      lastFour: '4242',
    },
  });
});

test('MEMB-11: nobody else is told of it', async () => {
  const charge = (await history(payer, payer))?.charges[0];
  expect(await history(other, payer)).toBeNull();
  for (const viewerId of [other, null]) {
    const { data } = await ask(viewerId, `query ($id: ID!) { charge(chargeId: $id) ${CHARGE} }`, { id: charge?.id });
    expect(JSON.stringify(data)).not.toContain('Ada Quill');
  }
  const { data } = await ask(other, `query { charge(chargeId: "nothing") { __typename } }`);
  expect(data?.['charge']).toEqual({ __typename: 'NotFound' });
});
