import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ProviderEvent, ReceivedEvent } from '#modules/money/payments/provider-event.ts';
import { createStripeProvider } from '#modules/money/payments/stripe/stripe-provider.ts';
import {
  DOLLARS,
  isRealStripe,
  newIntent,
  startStripeWorld,
  type StripeWorld,
  WEBHOOK_SECRET,
} from '#test/support/stripe-world.ts';

let world: StripeWorld;
let received: ReceivedEvent[] = [];
/** What the site answers events with. */
let status = 200;
const site = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    received.push({ headers, body: Buffer.concat(chunks).toString(), receivedAt: new Date() });
    response.writeHead(status).end();
  });
});

beforeAll(async () => {
  world = await startStripeWorld();
  if (isRealStripe) return;
  await new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
  await world.control('webhook', { url, secret: WEBHOOK_SECRET });
});
afterAll(async () => {
  site.close();
  site.closeAllConnections();
  await world.close();
});

const read = (event: ReceivedEvent) => world.provider.readEvent(event);
async function subjects(): Promise<ProviderEvent['subject'][]> {
  const events = await Promise.all(received.map(read));
  return events.map((event) => {
    if (event === 'REFUSED') throw new Error('an event of the provider was refused');
    return event.subject;
  });
}

describe.skipIf(isRealStripe)('events as they are sent', () => {
  test('MEMB-14: each names what is to be looked at', async () => {
    received = [];
    const { customer, intentId, charge, method } = await world.paid();
    await world.provider.refund({ intentId: newIntent(), charge, money: DOLLARS });
    await world.control('disputes', { charge });
    const keeping = newIntent();
    await world.provider.keepMethod({ customer, intentId: keeping, token: 'pm_card_mastercard' });
    await world.control('methods', { method: method.ref, manner: { expYear: 2099 } });
    await world.provider.forgetMethod(method.ref);
    const wanted: ProviderEvent['subject'][] = [
      { kind: 'CHARGE', intentId, customer },
      { kind: 'KEEPING', intentId: keeping, customer },
      { kind: 'REFUND', charge },
      { kind: 'DISPUTE', charge },
      { kind: 'METHOD', method: method.ref, customer },
      { kind: 'OTHER' },
    ];
    await vi.waitFor(async () => expect(await subjects()).toEqual(expect.arrayContaining(wanted)), 60_000);
    const gone = await vi.waitFor(() => {
      const found = received.find(
        ({ body }) => body.includes('"payment_method.detached"') && body.includes(method.ref),
      );
      if (found === undefined) throw new Error('it has not come yet');
      return found;
    }, 60_000);
    expect(await read(gone)).toMatchObject({ subject: { kind: 'METHOD', method: method.ref, customer } });
  });

  test('MEMB-14: a repeat has the id of the first', async () => {
    await world.control('events', { manner: 'doubled' });
    received = [];
    await world.paid();
    // The second of a pair may still be on its way when others have come.
    await vi.waitFor(async () => {
      expect(received.length).toBeGreaterThan(5);
      const ids = (await Promise.all(received.map(read))).map((event) => (event === 'REFUSED' ? event : event.id));
      expect(new Set(ids).size).toBe(ids.length / 2);
    }, 60_000);
    await world.control('events', { manner: 'plain' });
  });

  test.each(['withheld', 'reordered'])('MEMB-14: %s ones come when they are let go', async (manner) => {
    await world.control('events', { manner });
    received = [];
    const { customer, intentId } = await world.paid();
    expect(received).toEqual([]);
    await world.control('events/release');
    expect(await subjects()).toContainEqual({ kind: 'CHARGE', intentId, customer });
    await world.control('events', { manner: 'plain' });
  });

  test('MEMB-14: what the site does not take is sent again', async () => {
    received = [];
    status = 503;
    await world.paid();
    await vi.waitFor(() => expect(received.length).toBeGreaterThan(2), 60_000);
    const [first] = received;
    status = 200;
    await vi.waitFor(() => expect(received.filter(({ body }) => body === first?.body)).toHaveLength(2), 8_000);
  });

  test.each(['future', 'stale', 'stranger', 'tampered'])('MEMB-14: a %s one is refused', async (kind) => {
    await world.control('events', { manner: 'withheld' });
    const { intentId } = await world.paid();
    await world.control('events/forge', { type: 'payment_intent.succeeded', kind });
    const forged = received.filter(({ body }) => body.includes(intentId) && body.includes('payment_intent.succeeded'));
    expect(await Promise.all(forged.map(read))).toEqual(['REFUSED']);
    await world.control('events', { manner: 'plain' });
  });
});

const AT = new Date('2026-11-22T12:00:00Z');
const NOW = AT.getTime() / 1_000;
type Sent = { body?: string; secret?: string; timestamp?: number; signature?: string; receivedAt?: Date };

function signed({
  body = '{"id":"evt_1","data":{"object":{}}}',
  secret = WEBHOOK_SECRET,
  timestamp = NOW,
  ...sent
}: Sent) {
  const signature = sent.signature ?? Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
  return { headers: { 'stripe-signature': signature }, body, receivedAt: sent.receivedAt ?? AT };
}
const of = (type: string, object: object, before?: object): string =>
  JSON.stringify({ id: 'evt_1', type, data: { object, ...(before && { previous_attributes: before }) } });

test.each([
  [-301, 'REFUSED'],
  [-300, 'taken'],
  [0, 'taken'],
  [300, 'taken'],
  [301, 'REFUSED'],
])('MEMB-14: one that was signed %i seconds away is %s', async (seconds, outcome) => {
  const event = await read(signed({ timestamp: NOW + seconds }));
  expect(event).toEqual(outcome === 'REFUSED' ? 'REFUSED' : { id: 'evt_1', subject: { kind: 'OTHER' } });
});

test.each<[string, Sent]>([
  ['signed by a stranger', { secret: 'whsec_of_a_stranger' }],
  ['without a signature', { signature: '' }],
  ['with a time and no signature', { signature: `t=${NOW}` }],
  ['with a signature and no time', { signature: 'v1=00' }],
  ['with a time that is none', { signature: 't=now,v1=00' }],
  ['with a signature of another scheme', { signature: `t=${NOW},v0=00` }],
  ['that is no JSON', { body: 'hello' }],
  ['without an id', { body: '{"data":{"object":{}}}' }],
  ['that is nothing', { body: 'null' }],
  ['without what it is about', { body: '{"id":"evt_1"}' }],
])('MEMB-14: one %s is refused', async (_what, sent) => {
  expect(await read(signed(sent))).toBe('REFUSED');
});

test('MEMB-14: a body that was changed on the way is refused', async () => {
  const event = signed({});
  expect(await read({ ...event, body: event.body.replace('evt_1', 'evt_2') })).toBe('REFUSED');
});

test('MEMB-14: the time that is signed counts, not another that stands beside it', async () => {
  for (const timestamp of [NOW - 600, NOW + 600]) {
    const away = signed({ timestamp }).headers['stripe-signature'];
    expect(await read(signed({ signature: `t=${NOW},${away}` }))).toBe('REFUSED');
    expect(await read(signed({ signature: `${away},t=${NOW}` }))).toBe('REFUSED');
  }
});

test('MEMB-14: one signed by the old and the new secret, as while it is changed, is taken', async () => {
  const [old, fresh] = ['whsec_old', WEBHOOK_SECRET].map((secret) => signed({ secret }).headers['stripe-signature']);
  const event = await read(signed({ signature: `${old},${fresh?.split(',')[1]}` }));
  expect(event).toMatchObject({ id: 'evt_1' });
});

test('MEMB-14: no header, and no secret in the settings, refuse everything', async () => {
  expect(await read({ ...signed({}), headers: {} })).toBe('REFUSED');
  const settings = { secretKey: 'sk_test_1', publishableKey: undefined, webhookSecret: undefined, host: undefined };
  const provider = createStripeProvider(settings, { now: () => AT });
  expect(await provider.readEvent(signed({}))).toBe('REFUSED');
});

const mine = { metadata: { longhand_intent: 'intent' }, customer: 'cus_1' };
test.each<[string, object, ProviderEvent['subject']]>([
  [
    'payment_intent.succeeded',
    { object: 'payment_intent', ...mine },
    { kind: 'CHARGE', intentId: 'intent', customer: 'cus_1' },
  ],
  [
    'payment_intent.canceled',
    { object: 'payment_intent', ...mine },
    { kind: 'CHARGE', intentId: 'intent', customer: 'cus_1' },
  ],
  ['payment_intent.succeeded', { object: 'payment_intent', metadata: {}, customer: 'cus_1' }, { kind: 'OTHER' }],
  ['payment_intent.succeeded', { object: 'payment_intent', ...mine, customer: null }, { kind: 'OTHER' }],
  [
    'setup_intent.succeeded',
    { object: 'setup_intent', ...mine },
    { kind: 'KEEPING', intentId: 'intent', customer: 'cus_1' },
  ],
  ['setup_intent.succeeded', { object: 'setup_intent', metadata: null, customer: 'cus_1' }, { kind: 'OTHER' }],
  ['charge.refunded', { object: 'charge', id: 'ch_1' }, { kind: 'REFUND', charge: 'ch_1' }],
  ['charge.succeeded', { object: 'charge', id: 'ch_1' }, { kind: 'OTHER' }],
  ['refund.failed', { object: 'refund', charge: 'ch_1' }, { kind: 'REFUND', charge: 'ch_1' }],
  ['refund.created', { object: 'refund', charge: { id: 'ch_1' } }, { kind: 'REFUND', charge: 'ch_1' }],
  ['refund.created', { object: 'refund', charge: null }, { kind: 'OTHER' }],
  ['charge.dispute.closed', { object: 'dispute', charge: 'ch_1' }, { kind: 'DISPUTE', charge: 'ch_1' }],
  [
    'payment_method.attached',
    { object: 'payment_method', id: 'pm_1', customer: 'cus_1' },
    { kind: 'METHOD', method: 'pm_1', customer: 'cus_1' },
  ],
  ['payment_method.attached', { object: 'payment_method', id: 'pm_1', customer: null }, { kind: 'OTHER' }],
  ['invoice.paid', { object: 'invoice', ...mine }, { kind: 'OTHER' }],
  ['an.event.of.tomorrow', { object: 'of_tomorrow' }, { kind: 'OTHER' }],
])('MEMB-14: %s of %j is about %j', async (type, object, subject) => {
  expect(await read(signed({ body: of(type, object) }))).toEqual({ id: 'evt_1', subject });
});
