import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { openPaypalWorld, type PaypalWorld } from '#test/support/paypal-world.ts';
import { readMail } from '#test/support/read-mail.ts';
import { continuePayoutSetup } from './connect-account.ts';
import { makePayouts } from './make-payouts.ts';
import { workPayouts } from './work-payouts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let { nextMonth, pass, payee, program, settle, world, writer, close } = {} as PaypalWorld;
beforeAll(async () => {
  ({ nextMonth, pass, payee, program, settle, world, writer, close } = await openPaypalWorld());
});
beforeEach(() => nextMonth());
afterEach(() => settle());
afterAll(() => close());

test('rule 228: an address at PayPal is paid once its owner has read a code there, and is shown masked', async () => {
  const ada = await writer();
  for (const address of ['', 'ada', 'ada@nowhere'])
    expect(await ada.setUp({ address })).toMatchObject({ type: 'BadRequest' });
  expect(await ada.setUp({ address: `  ${ada.address.toUpperCase()} ` })).toMatchObject({
    type: 'PayoutSetup',
    setupUrl: null,
    account: { status: 'PENDING_ACTION', shown: 'p•••@mail.example' },
  });
  const rows = await world.database.query('test_accounts', 'select t::text from payout_account t', []);
  expect(JSON.stringify(rows)).not.toContain(ada.address);
  await ada.earn();
  expect(await makePayouts(program)).toBe(0);
  const [first, wrong] = [await ada.lastCode(), 'x'];
  expect(first).toMatch(/^\d{6}$/);
  expect(await continuePayoutSetup(ada.viewed())).toMatchObject({ type: 'PayoutSetup' });
  const second = await ada.lastCode();
  expect(await ada.confirm(first === second ? wrong : first)).toMatchObject({ type: 'BadRequest' });
  expect(await ada.confirm(` ${second.slice(0, 3)} ${second.slice(3)}`)).toMatchObject({
    type: 'PayoutSetup',
    account: { status: 'ACTIVE' },
  });
  expect(await ada.confirm(second)).toMatchObject({ type: 'Conflict' });
  expect(await ada.subjects()).toEqual(['Your payout account was added']);
  expect(await makePayouts(program)).toBe(1);
});

test('rule 228: a code ends after five tries and after half an hour, and five are sent in a day', async () => {
  const ada = await writer();
  await ada.setUp();
  for (let tries = 0; tries < 5; tries += 1) expect(await ada.confirm('000')).toMatchObject({ type: 'BadRequest' });
  expect(await ada.confirm()).toMatchObject({ type: 'BadRequest' });
  await continuePayoutSetup(ada.viewed());
  await pass(30 * MINUTE);
  expect(await ada.confirm()).toMatchObject({ type: 'BadRequest' });
  for (let sent = 2; sent < 5; sent += 1) {
    expect(await continuePayoutSetup(ada.viewed())).toMatchObject({ type: 'PayoutSetup' });
  }
  expect(await continuePayoutSetup(ada.viewed())).toMatchObject({ type: 'TooManyRequests' });
  expect((await ada.account()).status).toBe('PENDING_ACTION');
});

test('rule 228: the address that is confirmed for mail needs no code, and one address may be several people’s', async () => {
  const [ada, bob] = [await writer(), await writer()];
  expect(await ada.setUp({ address: ada.email })).toMatchObject({ account: { status: 'ACTIVE' } });
  expect(await ada.lastCode()).toBe('');
  expect(await bob.setUp({ address: ada.email })).toMatchObject({ account: { status: 'PENDING_ACTION' } });
  expect(await bob.setUp({ address: ada.email })).toMatchObject({ account: { status: 'PENDING_ACTION' } });
});

test('rule 173: an address at PayPal that is changed waits for 72 hours, whenever it is confirmed', async () => {
  const ada = await payee();
  const next = `next-${ada.address}`;
  await ada.setUp({ address: next });
  expect((await ada.subjects()).at(-1)).toBe('Your payout account was changed');
  await workPayouts(program);
  await pass(71 * HOUR);
  await workPayouts(program);
  expect(await ada.states()).toEqual(['PENDING']);
  const code = (await readMail(program))
    .flatMap(({ to, subject }) => (to === next ? [subject.slice(0, 6)] : []))
    .at(-1);
  expect(await ada.confirm(code)).toMatchObject({ type: 'BadRequest' });
  await continuePayoutSetup(ada.viewed());
  const fresh = (await readMail(program))
    .flatMap(({ to, subject }) => (to === next ? [subject.slice(0, 6)] : []))
    .at(-1);
  expect(await ada.confirm(fresh)).toMatchObject({ type: 'PayoutSetup' });
  await workPayouts(program);
  expect(await ada.states()).toEqual(['PENDING']);
  await pass(HOUR);
  await workPayouts(program);
  expect(await ada.states()).toEqual(['PAID']);
  expect(await ada.batches()).toEqual([]);
});
