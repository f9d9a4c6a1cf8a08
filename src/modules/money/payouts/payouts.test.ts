import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { readBalance } from '#modules/money/ledger/read-balance.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import {
  SET_UP,
  PAYOUTS,
  FINANCE,
  DECIDE,
  FILE,
  READ,
  ANSWER,
  TICK,
  LEDGER,
  TRANSACTIONS,
  RETRY,
  IBAN,
  type Answer,
  type FinanceAnswer,
  openPayoutsWorld,
  type PayoutsWorld,
} from '#test/support/payouts-world.ts';
import { readMail } from '#test/support/read-mail.ts';
import { comparePayouts } from './compare-payouts.ts';
import { forfeitBalances } from './forfeit-balances.ts';
import { dayText } from './mail-payout.ts';
import { makePayouts } from './make-payouts.ts';
import { proveLedger } from './prove-ledger.ts';
import { workPayouts } from './work-payouts.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let clock: PayoutsWorld['clock'];
let decide: PayoutsWorld['decide'];
let paidWriter: PayoutsWorld['paidWriter'];
let program: PayoutsWorld['program'];
let somebody: PayoutsWorld['somebody'];
let world: PayoutsWorld['world'];
let nextMonth: PayoutsWorld['nextMonth'];
beforeAll(async () => {
  ({ clock, decide, paidWriter, program, somebody, world, nextMonth } = await openPayoutsWorld());
});
beforeEach(() => nextMonth());
afterAll(() => world.close());

test('PART-3: what was earned is held for a look at a new payee, approved, sent once and written down', async () => {
  const [writer, staff] = [await somebody(), await somebody(['FINANCE'])];
  expect(await writer.setUp({})).toMatchObject({ __typename: 'PayoutSetup', account: { status: 'ACTIVE' } });
  await writer.earn(2500);
  await Promise.all([makePayouts(program), makePayouts(program)]);
  await workPayouts(program);
  expect(await writer.states()).toEqual(['ON_HOLD']);
  expect(await writer.balance()).toBe(0);
  const [held] = await writer.payouts();
  const { finance } = await staff.ask<FinanceAnswer>(FINANCE);
  const review = finance.reviews.find(({ payout }) => payout.id === held?.id);
  expect(review).toMatchObject({ reasons: ['NEW_PAYEE'], votes: [], votesNeeded: 1 });
  expect(await decide(staff, held?.id)).toEqual({ __typename: 'PayoutReviewDecided', status: 'APPROVED' });
  await Promise.all([workPayouts(program), workPayouts(program)]);
  await makePayouts(program);
  expect(await writer.states()).toEqual(['PAID']);
  const books = await world.database.kysely
    .selectFrom('sandbox_payout')
    .select(['amount', 'state'])
    .where('key', '=', `${held?.id}-1`)
    .execute();
  expect(books).toEqual([{ amount: 2500, state: 'PAID' }]);
  expect(await writer.subjects()).toEqual([
    'Your payout account was added',
    expect.stringMatching(/^We’re reviewing your payout for /),
    expect.stringMatching(/ was approved$/),
    'We sent you $25',
  ]);
  expect(await proveLedger(program)).toEqual([]);
});

test('PART-3: less than ten dollars waits, and so does whoever gave no account', async () => {
  const [poor, unknown] = [await somebody(), await somebody()];
  await poor.setUp({});
  await poor.earn(999);
  await unknown.earn(5000);
  await makePayouts(program);
  expect([await poor.states(), await unknown.states()]).toEqual([[], []]);
  expect([await poor.balance(), await unknown.balance()]).toEqual([999, 5000]);
  await poor.earn(1);
  clock.advance(DAY);
  await makePayouts(program);
  expect(await poor.states()).toEqual(['ON_HOLD']);
});

test('PART-3: what a provider refuses is tried again after 1, 3 and 7 days, is stopped, and goes to another account', async () => {
  const { writer } = await paidWriter({ sandboxAnswer: 'fails' });
  expect(await writer.payouts()).toMatchObject([{ status: 'PROVIDER_FAILED', reason: 'account_refused' }]);
  for (const days of [1, 3, 7]) {
    clock.advance(days * DAY - 1);
    await workPayouts(program);
    expect(await writer.states()).toEqual(['PROVIDER_FAILED']);
    clock.advance(1);
    await workPayouts(program);
  }
  expect(await writer.states()).toEqual(['ON_HOLD']);
  expect((await writer.subjects()).at(-1)).toMatch(/is on hold$/);
  await writer.setUp({ sandboxAnswer: 'pays' });
  await workPayouts(program);
  expect(await writer.states()).toEqual(['PENDING']);
  expect(await writer.subjects()).toContain('Your payout account was changed');
  clock.advance(72 * HOUR);
  await workPayouts(program);
  expect(await writer.states()).toEqual(['PAID']);
  expect(await proveLedger(program)).toEqual([]);
});

test('PART-3: what came back is found at night, stands in the books, and is sent again', async () => {
  const { writer } = await paidWriter({ sandboxAnswer: 'returns' });
  expect(await writer.states()).toEqual(['PAID']);
  const cash = () => readBalance(world.database, { kind: 'cash', owner: 'SANDBOX' }, 'USD');
  const before = await cash();
  clock.advance(HOUR);
  await comparePayouts(program);
  expect(await writer.payouts()).toMatchObject([{ status: 'REVERSED', reason: 'account_closed' }]);
  expect(await cash()).toBe(before - 2500);
  await comparePayouts(program);
  expect((await writer.subjects()).filter((subject) => subject.endsWith('came back'))).toHaveLength(1);
  await writer.setUp({});
  clock.advance(72 * HOUR);
  await workPayouts(program);
  expect(await writer.states()).toEqual(['PAID']);
  expect(await cash()).toBe(before);
  expect(await proveLedger(program)).toEqual([]);
});

test('PART-3: above a sum two people must agree, nobody decides twice, and nobody about their own', async () => {
  const [rich, ann, bob] = [await somebody(['FINANCE']), await somebody(['FINANCE']), await somebody(['ADMIN'])];
  await rich.setUp({});
  await rich.earn(50_000);
  await makePayouts(program);
  const id = (await rich.payouts())[0]?.id;
  expect(await decide(rich, id)).toMatchObject({ __typename: 'Conflict' });
  expect(await decide(ann, id)).toEqual({ __typename: 'PayoutReviewDecided', status: 'PENDING' });
  expect(await decide(ann, id)).toMatchObject({ __typename: 'Conflict' });
  expect(await rich.states()).toEqual(['ON_HOLD']);
  expect(await decide(bob, id)).toEqual({ __typename: 'PayoutReviewDecided', status: 'APPROVED' });
  await workPayouts(program);
  expect(await rich.states()).toEqual(['PAID']);
});

test('PART-3: much from readers who share a card is looked at, though nothing else is unusual', async () => {
  const { writer, staff } = await paidWriter();
  nextMonth();
  await writer.earn(2500);
  const period = clock.now().toISOString().slice(0, 7);
  const row = { owner_id: writer.personId, currency: 'USD', period, percent: 64 };
  await world.database.kysely.insertInto('earning_cluster').values(row).execute();
  await makePayouts(program);
  expect(await writer.states()).toEqual(['ON_HOLD', 'PAID']);
  const [held] = await writer.payouts();
  const { finance } = await staff.ask<FinanceAnswer>(FINANCE);
  expect(finance.reviews.find(({ payout }) => payout.id === held?.id)?.reasons).toEqual(['READER_CLUSTER']);
});

test('PART-3: what is refused with a reason is forfeited, and its writer reads why', async () => {
  const [writer, staff] = [await somebody(), await somebody(['FINANCE'])];
  await writer.setUp({});
  await writer.earn(3000);
  await makePayouts(program);
  const forfeited = () => readBalance(world.database, { kind: 'forfeited' }, 'USD');
  const before = await forfeited();
  expect(await decide(staff, (await writer.payouts())[0]?.id, false)).toMatchObject({ status: 'INVALID' });
  await workPayouts(program);
  expect(await writer.payouts()).toMatchObject([{ status: 'FORFEITED', forfeitReason: 'We called you.' }]);
  expect(await forfeited()).toBe(before + 3000);
  const mail = (await readMail(program)).findLast(({ to }) => to === writer.email);
  expect([mail?.subject, mail?.text]).toEqual([
    expect.stringMatching(/^We’re not sending/),
    expect.stringContaining('We called you.'),
  ]);
  expect(await proveLedger(program)).toEqual([]);
});

test('PART-3: two who disagree see why, and whoever changes their mind decides', async () => {
  const [writer, one, other] = [await somebody(), await somebody(['FINANCE']), await somebody(['FINANCE'])];
  await writer.setUp({});
  await writer.earn(60_000);
  await makePayouts(program);
  const id = (await writer.payouts())[0]?.id;
  expect(await decide(one, id)).toMatchObject({ status: 'PENDING' });
  expect(await decide(other, id, false)).toMatchObject({ status: 'PENDING' });
  const { finance } = await one.ask<FinanceAnswer>(FINANCE);
  expect(finance.reviews.find(({ payout }) => payout.id === id)?.votes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ isApproval: true, isViewer: true, statement: 'We called you.' }),
      expect.objectContaining({ isApproval: false, isViewer: false }),
    ]),
  );
  expect(await decide(other, id, false)).toMatchObject({ __typename: 'Conflict' });
  expect(await decide(other, id)).toMatchObject({ status: 'APPROVED' });
  expect(await writer.states()).toEqual(['PENDING']);
});

test('PART-3: a change of account wants a fresh proof, is mailed, and to the address of before as well', async () => {
  const writer = await somebody();
  const stale = accountBrowser(world.graph, buildViewer({ personId: writer.personId, steppedUpAt: null }));
  await expect(stale.ask(SET_UP, { input: { provider: 'SANDBOX', country: 'US' } })).rejects.toThrow(/STEP_UP_NEEDED/);
  for (const wrong of [
    { provider: 'STRIPE_EXPRESS' },
    { country: 'ZZ' },
    { provider: 'BANK_TRANSFER', holder: '', iban: IBAN },
    { provider: 'BANK_TRANSFER', holder: 'Ada', iban: 'DE00370400440532013000' },
  ]) {
    expect(await writer.setUp(wrong)).toMatchObject({ __typename: 'BadRequest' });
  }
  await writer.setUp({ provider: 'BANK_TRANSFER', country: 'DE', holder: 'Ada', iban: IBAN });
  const rows = await world.database.query('test_accounts', 'select t::text from payout_account t', []);
  expect(JSON.stringify(rows)).not.toContain(IBAN);
  await world.database.query(
    'test_undo',
    `insert into email_change_undo (token_hash, person_id, old_address, created_at, expires_at)
      values ('undo-of-test', $1, 'before@mail.example', $2, $3)`,
    [writer.personId, clock.now(), new Date(clock.now().getTime() + DAY)],
  );
  await writer.setUp({});
  const told = (await readMail(program)).filter(({ subject }) => subject === 'Your payout account was changed');
  expect(told.slice(-2).map(({ to }) => to)).toEqual([writer.email, 'before@mail.example']);
});

test('PART-3: a balance that nobody can send is forfeited after 180 days and three mails, and never where a site says so', async () => {
  const [writer, kept] = [await somebody(), await somebody()];
  await writer.earn(4000);
  await setSetting(program, 'payouts.forfeitAfterDays', 'never');
  clock.advance(400 * DAY);
  await forfeitBalances(program);
  expect(await writer.subjects()).toEqual([]);
  await setSetting(program, 'payouts.forfeitAfterDays', '180');
  await kept.earn(4000);
  const began = clock.now().getTime();
  for (let day = 0; day < 3; day += 1) {
    await forfeitBalances(program);
    await forfeitBalances(program);
    clock.advance(DAY);
  }
  // Each names the day on which it is really over, however late they are.
  const end = dayText(new Date(began + 9 * DAY));
  for (const { text } of (await readMail(program)).filter(({ to }) => to === writer.email))
    expect(text).toContain(`by ${end}`);
  expect(await writer.subjects()).toEqual([
    '$40 is waiting for you',
    '$40 is waiting for you',
    '$40 is waiting for you',
  ]);
  clock.advance(6 * DAY - 60_000);
  await forfeitBalances(program);
  expect(await writer.balance(), 'a minute before').toBe(4000);
  clock.advance(60_000);
  await forfeitBalances(program);
  expect(await writer.balance()).toBe(0);
  expect((await writer.subjects()).at(-1)).toBe('Your balance of $40 was forfeited');
  expect(await kept.balance()).toBe(4000);
  expect(await proveLedger(program)).toEqual([]);
});

test('PART-3: nobody but those who answer for money sees or changes anything of it', async () => {
  const { writer, staff } = await paidWriter();
  const [{ id } = { id: '' }] = await writer.payouts();
  const calls: readonly (readonly [string, Answer])[] = [
    [DECIDE, { input: { reviewId: '000000000000', isApproval: true, statement: 'x' } }],
    [RETRY, { id }],
    [TICK, { id, answer: 'PAID' }],
    [FILE, {}],
    [READ, { id: '000000000000', format: 'CSV' }],
    [ANSWER, { xml: '<Document/>' }],
  ];
  for (const roles of [[], ['MODERATOR'], ['CURATOR'], ['SUPPORT']] as const) {
    const stranger = await somebody(roles);
    if (roles.length > 0) expect(await stranger.ask(FINANCE)).toEqual({ finance: null });
    else await expect(stranger.ask(FINANCE)).rejects.toThrow(/FORBIDDEN/);
    await expect(stranger.ask(LEDGER)).rejects.toThrow(/FORBIDDEN/);
    for (const [query, variables] of calls) await expect(stranger.ask(query, variables)).rejects.toThrow(/FORBIDDEN/);
    expect(JSON.stringify(await stranger.ask(PAYOUTS))).not.toContain(id);
  }
  for (const [query, variables] of calls) {
    expect((await staff.ask(query, variables))['result']).toMatchObject({
      __typename: expect.stringMatching(/NotFound|Conflict|BadRequest|PayoutFileMade/) as string,
    });
  }
  const ledger = (await staff.ask<{ result: { text: string } }>(LEDGER)).result.text;
  expect(ledger).toContain(`payout:${id}-1:paid`);
  const own = (await writer.ask<{ result: { text: string } }>(TRANSACTIONS)).result.text;
  expect(own.split('\r\n').slice(1, 3)).toEqual([
    expect.stringContaining('credit,,25,USD'),
    expect.stringContaining(',-25,USD'),
  ]);
});
