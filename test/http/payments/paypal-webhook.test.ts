import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { takePaypalEvent } from '#modules/money/payouts/take-paypal-event.ts';
import { workPayouts } from '#modules/money/payouts/work-payouts.ts';
import { freePort } from '#test/support/free-port.ts';
import { PAYPAL_KEYS } from '#test/support/paypal-stand-in/start-paypal.ts';
import { openPaypalWorld, type PaypalWorld } from '#test/support/paypal-world.ts';
import { runJobs } from '#test/support/run-jobs.ts';
import { startTestSite } from '#test/support/test-site.ts';

const ENTRY = `export const renderPage = () => { throw new Error('no page is asked for'); };`;
const PATH = '/_/webhooks/paypal';
let url = '';
let { close, fail, keyOf, nextMonth, payee, program, rounds, settle, standIn } = {} as PaypalWorld;
beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  ({ close, fail, keyOf, nextMonth, payee, program, rounds, settle, standIn } = await openPaypalWorld((origin) =>
    startTestSite(
      ENTRY,
      {},
      {
        PORT: String(port),
        LONGHAND_URL: url,
        PAYPAL_CLIENT_ID: PAYPAL_KEYS.clientId,
        PAYPAL_SECRET: PAYPAL_KEYS.secret,
        PAYPAL_WEBHOOK_ID: PAYPAL_KEYS.webhookId,
        PAYPAL_HOST: origin,
      },
    ),
  ));
  await standIn.control('webhook', { url: url + PATH, webhookId: PAYPAL_KEYS.webhookId });
});
beforeEach(async () => {
  await standIn.control('events', { manner: 'withheld' });
  await nextMonth();
});
afterEach(() => settle());
afterAll(() => close());

const jobs = async () =>
  (
    await program.database.query<{ count: number }>(
      'test_jobs',
      `select count(*)::integer as count from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'payouts:told'`,
      [],
    )
  )[0]?.count ?? 0;
const work = () => runJobs(program.database, { 'payouts:told': ({ key }) => takePaypalEvent(program, key) });
const post = async (body: string, headers: Readonly<Record<string, string>> = {}) =>
  (await fetch(url + PATH, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } }))
    .status;

test('rule 229: nobody but PayPal is believed, and nobody where it cannot be asked', async () => {
  const ada = await payee('is unknown');
  await workPayouts(program);
  const event = {
    id: 'WH-1',
    event_type: 'PAYMENT.PAYOUTS-ITEM.SUCCEEDED',
    resource: { sender_batch_id: await keyOf(ada), payout_batch_id: 'B' },
  };
  const headers = {
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://api.paypal.example/cert.pem',
    'paypal-transmission-id': 'T1',
    'paypal-transmission-time': '2027-01-01T00:00:00Z',
    'paypal-transmission-sig': 'guessed',
  };
  for (const [body, sent] of [
    [JSON.stringify(event), {}],
    [JSON.stringify(event), headers],
    ['', headers],
    ['not json', headers],
    ['{}', headers],
  ] as const) {
    expect(await post(body, sent)).toBe(400);
  }
  for (const kind of ['stranger', 'tampered', 'unsigned']) {
    expect(await standIn.control('events/forge', { kind }), kind).toEqual({ status: 400 });
  }
  await fail('dropBefore', 'POST /v1/notifications/verify-webhook-signature', 1);
  const { statuses } = (await standIn.control('events/repeat')) as { readonly statuses: readonly number[] };
  expect(statuses).toEqual([400, ...statuses.slice(1).map(() => 200)]);
  expect(await ada.states()).toEqual(['PROCESSING']);
  await work();
});

test('rule 229: an event that comes twice, late and before the others pays once', async () => {
  const ada = await payee('is unknown');
  await workPayouts(program);
  await standIn.control('items', { name: await keyOf(ada), item: 'SUCCESS' });
  for (let times = 0; times < 2; times += 1) {
    const { statuses } = (await standIn.control('events/repeat')) as { readonly statuses: readonly number[] };
    expect(new Set(statuses)).toEqual(new Set([200]));
    await work();
  }
  expect(await ada.states()).toEqual(['PAID']);
  expect((await ada.subjects()).filter((subject) => subject.startsWith('We sent you'))).toHaveLength(1);
  expect(await jobs()).toBe(0);
});

test('rule 229: where a batch is whose answer was lost, its event tells', async () => {
  const ada = await payee();
  await standIn.control('switches', { linksToDoubles: false });
  await fail('dropAfter', 'POST /v1/payments/payouts');
  await rounds(3);
  expect(await ada.states()).toEqual(['PROCESSING']);
  await standIn.control('events', { manner: 'doubled' });
  await standIn.control('items', { name: await keyOf(ada), item: 'SUCCESS' });
  await vi.waitFor(async () => expect(await jobs()).toBeGreaterThan(0), 30_000);
  await work();
  expect(await ada.states()).toEqual(['PAID']);
});

test('rule 234: what PayPal takes back an event tells, and comes back once', async () => {
  const ada = await payee();
  await workPayouts(program);
  expect(await ada.states()).toEqual(['PAID']);
  await standIn.control('items', { name: await keyOf(ada), item: 'REVERSED' });
  await standIn.control('events/repeat');
  await work();
  await standIn.control('events/repeat');
  await work();
  expect(await ada.payouts()).toMatchObject([{ state: 'REVERSED', reason: 'REVERSED' }]);
  expect((await ada.subjects()).filter((subject) => subject.endsWith('came back'))).toHaveLength(1);
});
