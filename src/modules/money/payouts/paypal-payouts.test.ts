import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { paypalClient } from '#platform/payments/paypal-client.ts';
import { PAYPAL_KEYS } from '#test/support/paypal-stand-in/start-paypal.ts';
import { openPaypalWorld, type PaypalWorld } from '#test/support/paypal-world.ts';
import { tickPayout } from './bank-files.ts';
import { comparePayouts } from './compare-payouts.ts';
import { readFinance } from './read-finance.ts';
import { takePaypalEvent } from './take-paypal-event.ts';
import { workPayouts } from './work-payouts.ts';

const PAY = 'POST /v1/payments/payouts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
let { cash, clock, close, fail, keyOf, nextMonth, pass, payee, program, rounds, settle, standIn, world } =
  {} as PaypalWorld;
beforeAll(async () => {
  ({ cash, clock, close, fail, keyOf, nextMonth, pass, payee, program, rounds, settle, standIn, world } =
    await openPaypalWorld());
});
beforeEach(() => nextMonth());
afterEach(() => settle());
afterAll(() => close());

test.each(['dropBefore', 'dropAfter', 'errorAfter', 'errorBefore', 'malformed', 'rateLimit'] as const)(
  'rule 229: a payment whose answer is lost (%s) is made once',
  async (kind) => {
    const ada = await payee();
    await fail(kind, PAY, 3);
    await rounds(6);
    expect(await ada.states()).toEqual(['PAID']);
    expect(await ada.batches()).toMatchObject([{ value: '20.00', currency: 'USD', item: 'SUCCESS', paid: 1 }]);
    expect((await ada.subjects()).filter((subject) => subject.startsWith('We sent you'))).toHaveLength(1);
  },
);

test('rule 229: whoever dies before the call or before its answer is kept leaves a payment that is made once', async () => {
  const [before, after] = [await payee(), await payee()];
  // As it stands when the process dies: asked for in our rows, and there at PayPal or not.
  await workPayouts({
    ...program,
    config: { ...program.config, paypal: { ...PAYPAL_KEYS, host: 'http://127.0.0.1:9' } },
  });
  const key = await keyOf(after);
  const { amount, address } = { amount: { value: '20.00', currency: 'USD' }, address: after.address };
  const items = [{ recipient_type: 'EMAIL', receiver: address, amount, sender_item_id: key }];
  const body = JSON.stringify({ sender_batch_header: { sender_batch_id: key }, items });
  const client = paypalClient({ ...PAYPAL_KEYS, host: standIn.origin });
  expect(await client.ask({ method: 'POST', path: '/v1/payments/payouts', body })).toMatchObject({ status: 201 });
  await pass(3 * MINUTE);
  await Promise.all([workPayouts(program), workPayouts(program)]);
  expect([await before.states(), await after.states()]).toEqual([['PAID'], ['PAID']]);
  expect([await before.batches(), await after.batches()]).toMatchObject([[{ paid: 1 }], [{ paid: 1 }]]);
});

test('rule 229: what PayPal knows and does not say where waits for its event, and is never sent by another name', async () => {
  const ada = await payee();
  await standIn.control('switches', { linksToDoubles: false });
  await fail('dropAfter', PAY);
  await rounds(8);
  expect(await ada.states()).toEqual(['PROCESSING']);
  const [batch] = await ada.batches();
  await world.database.query('test_told', 'update payout_at_paypal set batch = $1 where key = $2', [
    batch?.id,
    await keyOf(ada),
  ]);
  await takePaypalEvent(program, await keyOf(ada));
  await takePaypalEvent(program, await keyOf(ada));
  expect(await ada.states()).toEqual(['PAID']);
  expect(await ada.batches()).toMatchObject([{ paid: 1 }]);
});

test('rule 229: after 28 days without an answer nothing is sent any more: PayPal would pay it a second time', async () => {
  const ada = await payee();
  await standIn.control('switches', { linksToDoubles: false });
  await fail('dropAfter', PAY);
  await rounds(2);
  await pass(31 * DAY);
  await rounds(2);
  const [lost] = await ada.payouts();
  expect(lost).toMatchObject({ state: 'PROCESSING', reason: 'unanswered', attempt: 1 });
  expect(await ada.batches()).toMatchObject([{ paid: 1 }]);
  const staff: CommandContext = {
    ...program,
    isProgram: false,
    viewer: buildViewer({
      personId: await buildPerson(program),
      roles: new Set(['FINANCE']),
      steppedUpAt: clock.now(),
    }),
  };
  const attention = async () => (await readFinance(staff))?.attention.map(({ id }) => id);
  expect(await attention()).toContain(lost?.id);
  const tick = { payoutId: lost?.id ?? '', answer: 'PAID', seen: 'PROCESSING' } as const;
  expect(await tickPayout(staff, tick)).toMatchObject({ type: 'PayoutChanged' });
  expect(await tickPayout(staff, tick)).toMatchObject({ type: 'Conflict' });
  expect([await ada.states(), (await attention())?.includes(lost?.id ?? '')]).toEqual([['PAID'], false]);
});

test('rule 220: staff can say of no payment that PayPal still answers for that it was paid', async () => {
  const ada = await payee('is unknown');
  await workPayouts(program);
  const viewer = buildViewer({
    personId: await buildPerson(program),
    roles: new Set(['FINANCE']),
    steppedUpAt: clock.now(),
  });
  const payoutId = (await ada.payouts())[0]?.id ?? '';
  const said = await tickPayout(
    { ...program, isProgram: false, viewer },
    { payoutId, answer: 'PAID', seen: 'PROCESSING' },
  );
  expect([said.type, await ada.states()]).toEqual(['Conflict', ['PROCESSING']]);
});

test.each(['dropBefore', 'errorBefore'] as const)(
  'rule 229: a refusal counts once no earlier call of the try (%s) can arrive any more',
  async (kind) => {
    const ada = await payee('is invalid');
    await fail(kind, PAY);
    await workPayouts(program);
    await pass(3 * MINUTE);
    await workPayouts(program);
    expect(await ada.states()).toEqual(['PROCESSING']);
    await rounds(4);
    expect(await ada.payouts()).toMatchObject([{ state: 'ON_HOLD', reason: 'VALIDATION_ERROR', attempt: 1 }]);
    expect((await ada.subjects()).at(-1)).toMatch(/is on hold$/);
  },
);

test.each([
  ['is locked', 'RECEIVER_ACCOUNT_LOCKED'],
  ['blocks', 'BLOCKED'],
] as const)('rule 229: an account that %s stops the payout, and the next one is paid', async (manner, reason) => {
  const ada = await payee(manner);
  await rounds(1);
  expect(await ada.payouts()).toMatchObject([{ state: 'ON_HOLD', reason }]);
  const before = await cash();
  await ada.setUp({ address: ada.email });
  await pass(72 * HOUR);
  await workPayouts(program);
  expect(await ada.payouts()).toMatchObject([{ state: 'PAID', reason: null, attempt: 2 }]);
  expect(await cash()).toBe(before + 2000);
});

test('rule 229: too little in the site’s balance is tried again by another name', async () => {
  const ada = await payee();
  await standIn.control('balance', { currency: 'USD', cents: 5 });
  await workPayouts(program);
  expect(await ada.payouts()).toMatchObject([{ state: 'PROVIDER_FAILED', reason: 'INSUFFICIENT_FUNDS' }]);
  await standIn.control('balance', { currency: 'USD', cents: 1_000_000_000 });
  await pass(DAY);
  await workPayouts(program);
  expect(await ada.payouts()).toMatchObject([{ state: 'PAID', attempt: 2 }]);
  expect(await ada.batches()).toMatchObject([{ status: 'DENIED' }, { paid: 1 }]);
});

test('rule 229: the books of PayPal are compared: another amount, and what was paid though it was refused', async () => {
  const [changed, refused] = [await payee(), await payee('blocks')];
  await workPayouts(program);
  await standIn.control('items', { name: await keyOf(refused), item: 'SUCCESS' });
  await world.database.query('test_amount', 'update payout set sent_amount = 1999 where person_id = $1', [
    changed.personId,
  ]);
  await pass(HOUR);
  await fail('dropBefore', 'GET /v1/payments/payouts/');
  await comparePayouts(program);
  const [kept] = await world.database.kysely
    .selectFrom('payout_comparison')
    .select('differences')
    .where('provider', '=', 'PAYPAL')
    .execute();
  expect(kept).toEqual({ differences: { AMOUNT: 1, STRAY: 1 } });
});

test('rule 229: a token that ended is asked for anew, and keys that PayPal does not know lose nothing', async () => {
  const ada = await payee();
  const wrong = { ...program.config.paypal, ...PAYPAL_KEYS, secret: 'another', host: standIn.origin };
  await workPayouts({ ...program, config: { ...program.config, paypal: wrong } });
  expect(await ada.states()).toEqual(['PROCESSING']);
  await standIn.control('tokens/end');
  await pass(3 * MINUTE);
  await workPayouts(program);
  expect(await ada.states()).toEqual(['PAID']);
  expect(await ada.batches()).toMatchObject([{ paid: 1 }]);
});
