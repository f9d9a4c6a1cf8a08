import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import braintree from 'braintree';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProviderEvent } from '#modules/money/payments/provider-event.ts';
import {
  type BraintreeWorld,
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
afterAll(() => world.close());

type Delivered = { readonly id: number; readonly kind: string; readonly body: string };

const read = (body: string, receivedAt = new Date()): Promise<ProviderEvent | 'REFUSED'> =>
  world.provider.readEvent({ headers: {}, body, receivedAt });

/** What happened from now on, as it would be posted. */
async function happening(what: () => Promise<unknown>, options: object = {}): Promise<readonly Delivered[]> {
  const before = (await world.standIn.tell('deliver')) as Delivered[];
  await what();
  return (await world.standIn.tell('deliver', { after: before.length, ...options })) as Delivered[];
}

/** As the SDK itself writes notifications for tests, signed by our keys. */
async function sample(kind: string, id = 'a1b2c3'): Promise<string> {
  const example = await world.client.webhookTesting.sampleNotification(kind as braintree.WebhookNotificationKind, id);
  const { bt_signature, bt_payload } = example;
  return new URLSearchParams({ bt_signature, bt_payload }).toString();
}

const subjectOf = async (body: string) => {
  const event = await read(body);
  return event === 'REFUSED' ? event : event.subject;
};

describe.skipIf(isOwnSandbox)('what an event is about', () => {
  test('MEMB-13: a charge that settled, by its intent', async () => {
    const intentId = newIntent();
    const { charge } = await world.paid({ customer, intentId });
    const [event] = await happening(() => world.settle(charge));
    expect(event?.kind).toBe('transaction_settled');
    expect(await subjectOf(event?.body ?? '')).toEqual({ kind: 'CHARGE', intentId, customer });
  });

  test('MEMB-13: a charge that was declined when it settled', async () => {
    const intentId = newIntent();
    const method = { token: 'fake-paypal-billing-agreement-nonce' };
    const { charge } = await world.paid({ customer, intentId, method, money: usd(400_100) });
    const [event] = await happening(() => world.settle(charge));
    expect(event?.kind).toBe('transaction_settlement_declined');
    expect(await subjectOf(event?.body ?? '')).toEqual({ kind: 'CHARGE', intentId, customer });
  });

  test('MEMB-13: a refund that failed, by its charge', async () => {
    const { charge } = await world.paid({ customer });
    await world.settle(charge);
    const refund = await world.provider.refund({ intentId: newIntent(), charge, money: usd(100) });
    if (refund.state !== 'REFUNDED') throw new Error(refund.state);
    const [event] = await happening(() => world.standIn.tell('fail-refund', { refund: refund.refund }));
    expect(await subjectOf(event?.body ?? '')).toEqual({ kind: 'REFUND', charge });
  });

  test.each(['open', 'under_review', 'won', 'lost', 'accepted', 'auto_accepted', 'disputed', 'expired'])(
    'MEMB-13: a dispute that is %s, by its charge',
    async (status) => {
      const { charge } = await world.paid({ customer });
      const [event] = await happening(() => world.standIn.tell('dispute', { charge, status }));
      expect(await subjectOf(event?.body ?? '')).toEqual({ kind: 'DISPUTE', charge });
      expect(await world.provider.readCharge(charge)).toMatchObject({
        isDisputed: status !== 'won',
        isDisputeLost: ['lost', 'accepted', 'auto_accepted', 'expired'].includes(status),
      });
    },
  );

  test('MEMB-13: a method whose owner took PayPal away from us', async () => {
    const { method } = await world.paid({ customer, method: { token: 'fake-paypal-billing-agreement-nonce' } });
    const [event] = await happening(() => world.standIn.tell('revoke', { token: method.ref }));
    expect(await subjectOf(event?.body ?? '')).toEqual({ kind: 'METHOD', method: method.ref, customer });
    expect(await world.provider.readMethod(method.ref)).toBe('NOT_FOUND');
  });

  test('MEMB-13: a charge that is not ours', async () => {
    const [event] = await happening(() =>
      world.standIn.tell('emit', { kind: 'transaction_settled', root: 'transaction', subject: { id: 'x1' } }),
    );
    expect(await subjectOf(event?.body ?? '')).toEqual({ kind: 'OTHER' });
  });
});

/** Which the types of the SDK leave out. */
const { WebhookNotification } = braintree as unknown as { WebhookNotification: { Kind: Record<string, string> } };
const KINDS = Object.values(WebhookNotification.Kind);

/** Kinds for which the SDK's own examples name something of ours; its examples bear no intent. */
const NAMED: Readonly<Record<string, string>> = {
  dispute_accepted: 'DISPUTE',
  dispute_auto_accepted: 'DISPUTE',
  dispute_disputed: 'DISPUTE',
  dispute_expired: 'DISPUTE',
  dispute_lost: 'DISPUTE',
  dispute_opened: 'DISPUTE',
  dispute_under_review: 'DISPUTE',
  dispute_won: 'DISPUTE',
  payment_method_revoked_by_customer: 'METHOD',
};

describe('each kind that the SDK knows', () => {
  test.each(KINDS)('MEMB-13: %s is read', async (kind) => {
    expect(await subjectOf(await sample(kind))).toMatchObject({ kind: NAMED[kind] ?? 'OTHER' });
  });
});

/** When a notification says that it was written, in milliseconds. */
function sentAt(body: string): number {
  const payload = Buffer.from(new URLSearchParams(body).get('bt_payload') ?? '', 'base64').toString();
  return Date.parse(/<timestamp[^>]*>([^<]+)</.exec(payload)?.[1] ?? '');
}

describe('age', () => {
  test.skipIf(isOwnSandbox).each([
    [-86_400, 'REFUSED'],
    [-302, 'REFUSED'],
    [-298, 'read'],
    [0, 'read'],
    [298, 'read'],
    [302, 'REFUSED'],
    [86_400, 'REFUSED'],
  ] as const)('MEMB-13: an event of %i seconds ago is %s', async (ageSeconds, wanted) => {
    const { charge } = await world.paid({ customer });
    const [event] = await happening(() => world.settle(charge));
    const body = event?.body ?? '';
    const answer = await read(body, new Date(sentAt(body) + ageSeconds * 1000));
    expect(answer === 'REFUSED' ? answer : 'read').toBe(wanted);
  });

  test.each([-300_000, -1000, 0, 1000, 300_000])(
    'MEMB-13: to the second: %i ms after it was sent it is read',
    async (ms) => {
      const body = await sample('check');
      const second = Math.floor(Date.now() / 1000) * 1000;
      // The sample may have been written in the second before.
      expect(await read(body, new Date(second + Math.sign(ms) * Math.max(0, Math.abs(ms) - 1000)))).not.toBe('REFUSED');
      expect(await read(body, new Date(second + Math.sign(ms || 1) * 302_000))).toBe('REFUSED');
    },
  );
});

describe('forgeries', () => {
  test.skipIf(isOwnSandbox).each(['key', 'payload', 'signature', 'unsigned'])(
    'MEMB-13: another %s is refused',
    async (forge) => {
      const { charge } = await world.paid({ customer });
      const [event] = await happening(() => world.settle(charge), { forge });
      expect(event?.kind).toBe('transaction_settled');
      expect(await read(event?.body ?? '')).toBe('REFUSED');
    },
  );

  test('MEMB-13: a signature of one event does not fit another', async () => {
    const [one, other] = [
      new URLSearchParams(await sample('check')),
      new URLSearchParams(await sample('disbursement')),
    ];
    one.set('bt_payload', other.get('bt_payload') ?? '');
    expect(await read(one.toString())).toBe('REFUSED');
  });

  test.each([
    '',
    'bt_signature=x',
    'bt_payload=x',
    'bt_signature=public|x&bt_payload=',
    '{"bt_signature":"a","bt_payload":"b"}',
    'bt_signature=public%7Cx&bt_payload=%3Cnotification%3E',
    `bt_signature=${'a|b&'.repeat(1000)}&bt_payload=aGVsbG8=`,
  ])('MEMB-13: %j is no event', async (body) => {
    expect(await read(body)).toBe('REFUSED');
  });

  test('MEMB-13: whatever is posted, nothing throws and nothing is believed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), async (signature, payload) => {
        const body = new URLSearchParams({ bt_signature: `public|${signature}`, bt_payload: btoa(encodeURI(payload)) });
        expect(await read(body.toString())).toBe('REFUSED');
      }),
      { numRuns: 50 },
    );
  });

  test('MEMB-13: what is signed by us and is no notification is refused', async () => {
    const { webhookTesting } = world.client as unknown as {
      webhookTesting: { sampleSignature(payload: string): string };
    };
    for (const document of [
      '<notification/>',
      '<a><b/></a>',
      'text',
      '<notification><kind>check</kind><subject/></notification>',
    ]) {
      const payload = `${Buffer.from(document).toString('base64')}\n`;
      const signature = await Promise.resolve(webhookTesting.sampleSignature(payload));
      const body = new URLSearchParams({ bt_signature: signature, bt_payload: payload });
      expect(await read(body.toString())).toBe('REFUSED');
    }
  });
});

describe.skipIf(isOwnSandbox)('ids', () => {
  test('MEMB-13: repeats bear the same id, in whatever order; other events bear others', async () => {
    const [one, other] = [await world.paid({ customer }), await world.paid({ customer })];
    const both = async () => {
      await world.settle(one.charge);
      await world.settle(other.charge);
      await world.standIn.tell('dispute', { charge: one.charge });
      await world.standIn.tell('dispute', { charge: other.charge });
    };
    const delivered = await happening(both, { times: 3, order: 'shuffled' });
    expect(delivered).toHaveLength(12);
    const ids = new Map<number, Set<string>>();
    for (const { id, body } of delivered) {
      const event = await read(body);
      if (event === 'REFUSED') throw new Error(event);
      ids.set(id, (ids.get(id) ?? new Set()).add(event.id));
    }
    expect([...ids.values()].every((set) => set.size === 1)).toBe(true);
    expect(new Set([...ids.values()].flatMap((set) => [...set])).size).toBe(4);
  });
});

test.skipIf(isOwnSandbox)(
  'MEMB-13: events are posted by themselves where a test wants it, and until they are taken',
  async () => {
    const bodies: string[] = [];
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        bodies.push(Buffer.concat(chunks).toString('utf8'));
        response.writeHead(bodies.length === 1 ? 500 : 200).end();
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await world.standIn.tell('webhooks', { url: `http://127.0.0.1:${port}/_/webhooks/braintree`, times: 2 });
    const { charge } = await world.paid({ customer });
    await world.settle(charge);
    await expect.poll(() => bodies.length).toBe(3);
    const events = await Promise.all(bodies.map((body) => read(body)));
    expect(new Set(events.map((event) => (event === 'REFUSED' ? event : event.id))).size).toBe(1);
    await world.standIn.tell('webhooks', { url: null });
    server.close();
  },
);
