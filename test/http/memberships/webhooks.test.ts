import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createBraintreeClient } from '#platform/payments/braintree-client.ts';
import { asProgram } from '#modules/ground/command-context.ts';
import { orderGift } from '#modules/money/gifts/order-gift.ts';
import { findMembership } from '#modules/money/memberships/find-membership.ts';
import { membershipAppliers } from '#modules/money/memberships/membership-appliers.ts';
import { membershipReactions } from '#modules/money/memberships/react-to-provider.ts';
import { reconcileCharges } from '#modules/money/billing/reconcile-charges.ts';
import { sweepPaymentEvents } from '#modules/money/billing/receive-event.ts';
import { startMembership } from '#modules/money/memberships/start-membership.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { type PaymentsWorld, startPaymentsWorld } from '#test/support/payments-world.ts';

let world: PaymentsWorld;
beforeAll(async () => {
  world = await startPaymentsWorld();
});
beforeEach(() => world.site.clock.set(new Date().toISOString()));
afterAll(() => world.close());

const TOKENS = { STRIPE: 'pm_card_visa', BRAINTREE: 'fake-valid-visa-nonce' } as const;

async function member(provider: keyof typeof TOKENS, token: string = TOKENS[provider]) {
  const personId = await buildPerson(world.context);
  const input = { personId, plan: 'YEARLY', currency: 'USD', provider, token, formKey: null } as const;
  const intent = await startMembership(world.context, { ...input, isTrial: false, discount: null }, membershipAppliers);
  return { personId, intent, charge: intent?.charge ?? '' };
}

const statusOf = async (personId: string) => (await findMembership(world.context.database, personId))?.status;
const booksOf = (personId: string) =>
  world.context.database.query<Record<string, unknown>>(
    'test_books_of',
    `select refunded_amount as refunded, is_disputed as "isDisputed", is_lost as "isLost"
     from charge where person_id = $1 order by receipt_number`,
    [personId],
  );
const post = (path: string, body: string, type: string) =>
  fetch(world.url + path, { method: 'POST', body, headers: { 'content-type': type } });
const FORM = 'application/x-www-form-urlencoded';

/** Everything that Braintree tells from now on, posted to the site so many times. */
async function tellByBraintree(
  happen: () => Promise<unknown>,
  wanted: object = {},
): Promise<readonly (number | null)[]> {
  const before = (await world.braintree.tell('deliver')) as readonly { readonly id: number }[];
  await happen();
  const after = before.reduce((most, { id }) => Math.max(most, id), 0);
  const url = `${world.url}/_/webhooks/braintree`;
  const told = await world.braintree.tell('deliver', { url, after, ...wanted });
  return (told as readonly { readonly status: number | null }[]).map(({ status }) => status);
}

describe('what payment providers tell', () => {
  test('MEMB-13: nothing is believed that is not signed, and nothing is said about anybody', async () => {
    for (const [path, body, type] of [
      ['/_/webhooks/stripe', '{"id":"evt_1","type":"charge.refunded"}', 'application/json'],
      ['/_/webhooks/stripe', '', 'application/json'],
      ['/_/webhooks/stripe', 'not json', 'text/plain'],
      ['/_/webhooks/braintree', 'bt_signature=a%7Cb&bt_payload=PGE%2BPC9hPg%3D%3D', FORM],
      ['/_/webhooks/braintree', '', FORM],
    ] as const) {
      const answer = await post(path, body, type);
      expect([path, body, answer.status]).toEqual([path, body, 400]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect((await post('/_/webhooks/paypal', '{}', 'application/json')).status).not.toBe(200);
    expect((await fetch(`${world.url}/_/webhooks/stripe`)).status).not.toBe(200);
    expect((await post('/_/webhooks/stripe', 'x'.repeat(300_000), 'application/json')).status).toBe(413);
  });

  test('MEMB-13: an event is taken once, and repeats are answered as well', async () => {
    const { charge } = await member('STRIPE');
    const [event] = await world.eventsAbout([charge]);
    if (event === undefined) throw new Error('nothing was told');
    const statuses = await Promise.all(Array.from({ length: 10 }, () => world.deliver(event)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    const kept = await world.context.database.query(
      'test_events',
      'select from payment_event where provider = $1 and event_id = $2',
      ['STRIPE', event.id],
    );
    expect(kept).toHaveLength(1);
    await world.work();
  });

  test('MEMB-13: a lost dispute ends the membership that it paid for, an open one marks it', async () => {
    const { personId, charge } = await member('STRIPE');
    const { id: dispute } = (await world.stripe.control('disputes', { charge })) as { id: string };
    for (const event of await world.eventsAbout([charge])) await world.deliver(event);
    await world.work();
    expect(await booksOf(personId)).toEqual([{ refunded: 0, isDisputed: true, isLost: false }]);
    expect(await statusOf(personId)).toBe('ACTIVE');
    await world.stripe.control('disputes/close', { dispute, status: 'lost' });
    for (const event of await world.eventsAbout([charge])) await world.deliver(event);
    await world.work();
    expect(await booksOf(personId)).toEqual([{ refunded: 0, isDisputed: true, isLost: true }]);
    expect(await statusOf(personId)).toBe('INACTIVE');
  });

  test('MEMB-13: all given back at Stripe ends the membership, a part does not', async () => {
    const { personId, charge } = await member('STRIPE');
    await world.client.refunds.create({ charge, amount: 1000 });
    for (const event of await world.eventsAbout([charge])) await world.deliver(event);
    await world.work();
    expect(await booksOf(personId)).toMatchObject([{ refunded: 1000 }]);
    expect(await statusOf(personId)).toBe('ACTIVE');
    await world.client.refunds.create({ charge });
    for (const event of await world.eventsAbout([charge])) await world.deliver(event);
    await world.work();
    expect(await booksOf(personId)).toMatchObject([{ refunded: 5000 }]);
    expect(await statusOf(personId)).toBe('INACTIVE');
  });

  test('MEMB-12: the code of a gift whose payment was lost is void', async () => {
    const giver = await buildPerson(world.context);
    const answer = await orderGift(asProgram(world.context), {
      personId: giver,
      tier: 'MEMBER',
      currency: 'USD',
      provider: 'STRIPE',
      token: TOKENS.STRIPE,
      formKey: 'the-form-of-one-gift',
      shown: null,
      country: 'US',
      senderName: 'Ada',
      recipientName: 'Bob',
      recipientEmail: null,
      note: '',
      deliverAt: null,
    });
    expect(answer).toMatchObject({ type: 'PaymentSucceeded' });
    const [paid] = await world.context.database.query<{ charge: string }>(
      'test_gift_charge',
      'select charge from charge where person_id = $1',
      [giver],
    );
    const charge = paid?.charge ?? '';
    const codes = () =>
      world.context.database.query<{ isVoid: boolean }>(
        'test_gift_codes',
        `select revoked_at is not null as "isVoid" from gift_code c join gift g on g.id = c.gift_id
         where g.buyer_id = $1`,
        [giver],
      );
    expect(await codes()).toEqual([{ isVoid: false }]);
    const { id: dispute } = (await world.stripe.control('disputes', { charge })) as { id: string };
    await world.stripe.control('disputes/close', { dispute, status: 'lost' });
    for (const event of await world.eventsAbout([charge])) await world.deliver(event);
    await world.work();
    expect(await codes()).toEqual([{ isVoid: true }]);
  });

  test('MEMB-13: Braintree: a bank that does not settle what it allowed, told three times in disorder', async () => {
    const { personId, charge } = await member('BRAINTREE');
    expect(await statusOf(personId)).toBe('ACTIVE');
    const statuses = await tellByBraintree(
      () => world.braintree.tell('settle', { charge, status: 'settlement_declined' }),
      { times: 3, order: 'shuffled' },
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    await world.work();
    expect(await booksOf(personId)).toMatchObject([{ isLost: true }]);
    expect(await statusOf(personId)).toBe('INACTIVE');
  });

  // Their clock goes on and ours stands: the ages stay clear of the border, five minutes, which `events.test.ts` shows.
  test.each([{ ageSeconds: 600 }, { ageSeconds: -600 }, { forge: 'key' }, { forge: 'payload' }, { forge: 'unsigned' }])(
    'MEMB-13: Braintree: %j is not believed',
    async (forgery) => {
      const { personId, charge } = await member('BRAINTREE');
      const happen = () => world.braintree.tell('dispute', { charge, status: 'lost' });
      expect(new Set(await tellByBraintree(happen, forgery))).toEqual(new Set([400]));
      await world.work();
      expect(await statusOf(personId)).toBe('ACTIVE');
    },
  );

  test('MEMB-13: which events came is forgotten after 60 days', async () => {
    const count = () =>
      world.context.database.query<{ events: number }>(
        'test_event_count',
        'select count(*)::int as events from payment_event',
        [],
      );
    expect((await count())[0]?.events).toBeGreaterThan(0);
    await sweepPaymentEvents(world.context);
    expect((await count())[0]?.events).toBeGreaterThan(0);
    const now = world.site.clock.now();
    world.site.clock.advance(61 * 86_400_000);
    await sweepPaymentEvents(world.context);
    expect(await count()).toEqual([{ events: 0 }]);
    world.site.clock.set(now.toISOString());
  });
});

describe('the comparison of every night', () => {
  const night = async () => {
    // What was charged a moment ago is looked at in the night that follows.
    const now = world.site.clock.now();
    world.site.clock.set(new Date(Date.now() + 300_000).toISOString());
    const found = await reconcileCharges(world.context, membershipReactions);
    world.site.clock.set(now.toISOString());
    await world.work();
    return found;
  };

  test('MEMB-13: finds nothing where nothing is, and then what nobody told', async () => {
    const { personId, charge } = await member('STRIPE');
    await night();
    expect((await night()).differences).toEqual({});
    await world.client.refunds.create({ charge });
    expect((await night()).differences).toEqual({ REFUNDED_ELSEWHERE: 1 });
    expect(await statusOf(personId)).toBe('INACTIVE');
    expect((await night()).differences).toEqual({});
  });

  test('MEMB-13: a charge that was given up for lost is applied after all', async () => {
    const isHeldUp = { kind: 'drop-after', call: 'POST /transactions$', times: 2 };
    await night();
    await world.braintree.tell('faults', isHeldUp);
    const { personId, intent } = await member('BRAINTREE');
    await world.braintree.tell('clear-faults');
    expect(intent?.state).toBe('UNKNOWN');
    await world.context.database.query(
      'test_give_up',
      `update payment_intent set state = 'ABANDONED', settled_at = now(), applied_at = now() where id = $1`,
      [intent?.id],
    );
    expect((await night()).differences).toEqual({ UNRECORDED: 1 });
    expect(await statusOf(personId)).toBe('ACTIVE');
    expect((await night()).differences).toEqual({});
  });

  test('MEMB-13: what was paid a second time for one intent goes back', async () => {
    const { personId, intent } = await member('BRAINTREE');
    await night();
    // As a call does that was held up on the wire for longer than anybody waits.
    await world.braintree.tell('switches', { rejectsDoubles: false });
    await createBraintreeClient(world.braintree.settings, 10_000).transaction.sale({
      orderId: intent?.id ?? '',
      amount: '50.00',
      paymentMethodToken: intent?.method?.ref ?? '',
      options: { submitForSettlement: true },
    });
    expect((await night()).differences).toEqual({ UNRECORDED: 1 });
    expect((await night()).differences).toEqual({});
    expect(await booksOf(personId)).toMatchObject([{ refunded: 0 }, { refunded: 5000 }]);
    expect(await statusOf(personId)).toBe('ACTIVE');
  });

  test('MEMB-13: what is nobody’s is left alone and told', async () => {
    await world.client.paymentIntents.create({
      amount: 900,
      currency: 'usd',
      payment_method: 'pm_card_visa',
      confirm: true,
      allowed_payment_method_types: ['card'],
    });
    expect((await night()).differences).toEqual({ STRAY: 1 });
  });

  test('MEMB-13: a charge of ours that the provider does not have is told', async () => {
    const { personId, intent } = await member('STRIPE');
    await world.context.database.query(
      'test_other_charge',
      `update charge set charge = 'ch_that_never_was', charged_at = now() where intent_id = $1`,
      [intent?.id],
    );
    expect((await night()).differences).toMatchObject({ MISSING_THERE: 1 });
    expect(await statusOf(personId)).toBe('ACTIVE');
  });
});
