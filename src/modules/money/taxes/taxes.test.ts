import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { taxMessages } from '#shared/messages/taxes.ts';
import type { PlatformRole } from '#shared/moderation/platform-roles.ts';
import { withheldOf } from '#shared/taxes/withholding.ts';
import type { FakeClock } from '#platform/clock/clock.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { readBalance } from '#modules/money/ledger/read-balance.ts';
import { comparePayouts } from '#modules/money/payouts/compare-payouts.ts';
import { makePayouts } from '#modules/money/payouts/make-payouts.ts';
import { proveLedger } from '#modules/money/payouts/prove-ledger.ts';
import { workPayouts } from '#modules/money/payouts/work-payouts.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { earn } from '#test/support/earn.ts';
import { DECIDE, FINANCE, SET_UP } from '#test/support/payout-documents.ts';
import { readMail } from '#test/support/read-mail.ts';
import {
  AMERICAN,
  PORTUGUESE,
  READ_FORM,
  SIGN,
  SIGNED,
  TAX_FILE,
  TAXES,
  WITHDRAW,
  YEAR,
  YEARS,
} from '#test/support/tax-documents.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { eraseTaxesOf } from './erase-taxes-of.ts';
import { tendTaxAnswers } from './tend-tax-answers.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let world: TestGraph;
let clock: FakeClock;
let program: CommandContext;
beforeAll(async () => {
  world = await createTestGraph();
  clock = world.context.clock as FakeClock;
  program = world.context;
});
// To the 6th of the next month, when payouts are made.
beforeEach(async () => {
  const now = clock.now();
  clock.advance(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 6, 8) - now.getTime());
  await setSetting(program, 'tax.regime', 'DAC7 US');
  await setSetting(program, 'tax.rates', 'TREATY:PT=10');
});
afterEach(async () => {
  expect(await proveLedger(program)).toEqual([]);
});
afterAll(() => world.close());

type Answer = Readonly<Record<string, unknown>>;
type Paid = { id: string; status: string; withheld: { amount: number } | null; withheldRate: string | null };
type Own = { payouts: { years: readonly Answer[]; payouts: readonly Paid[] } };
type Finance = { finance: { reviews: readonly { id: string; payout: { id: string } }[] } };

let count = 0;
async function somebody(roles: readonly PlatformRole[] = []) {
  count += 1;
  const email = `taxed${count}@mail.example`;
  const personId = await buildPerson(world.context);
  const address = { address: email, person_id: personId, is_verified: true, created_at: clock.now() };
  await world.database.kysely.insertInto('email_address').values(address).execute();
  const ask = <T = Answer>(query: string, variables: Answer = {}) =>
    accountBrowser(world.graph, buildViewer({ personId, steppedUpAt: clock.now(), roles: new Set(roles) })).ask(
      query,
      variables,
    ) as Promise<T>;
  const result = async (query: string, variables: Answer = {}) => (await ask(query, variables))['result'] as Answer;
  const own = async () => (await ask<Own>(YEARS)).payouts;
  return {
    personId,
    email,
    ask,
    result,
    own,
    sign: (changes: Answer = {}) => result(SIGN, { input: { ...PORTUGUESE, ...changes } }),
    setUp: (answer = 'pays') =>
      result(SET_UP, { input: { provider: 'SANDBOX', country: 'PT', sandboxAnswer: answer } }),
    earn: (amount: number) => earn(world.database, { personId, amount, at: clock.now() }),
    standing: async () => (await ask<{ taxes: Answer }>(TAXES)).taxes,
    states: async () => (await own()).payouts.map(({ status }) => status),
    mail: async () => (await readMail(program)).filter(({ to }) => to === email),
  };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

/** Has whatever is earned made into a payout, and what waits for a look approved. */
async function payOut(writer: Somebody): Promise<void> {
  await makePayouts(program);
  const staff = await somebody(['FINANCE']);
  const { reviews } = (await staff.ask<Finance>(FINANCE)).finance;
  const ids = new Set((await writer.own()).payouts.map(({ id }) => id));
  for (const { id, payout } of reviews.filter((one) => ids.has(one.payout.id))) {
    await staff.ask(DECIDE, { input: { reviewId: id, isApproval: true, statement: `Fine: ${payout.id}.` } });
  }
  await workPayouts(program);
}

/** Of somebody who earned as if the first month that paid them had been closed at a moment. */
async function firstEarned(personId: string, at: Date): Promise<void> {
  const period = at.toISOString().slice(0, 7);
  await world.database.query(
    'test_earning_month',
    `insert into earning_month (period, rules, state, cost_basis_points, cost_fixed, counted_at, closed_at, statement_hash)
      values ($1, '2027-01', 'CLOSED', 0, 0, $2, $2, 'hash') on conflict do nothing`,
    [period, at],
  );
  await world.database.query(
    'test_earning_statement',
    `insert into earning_statement values ($1, 'writer', $2, 'USD', 5, 5)`,
    [period, personId],
  );
}

const withheld = () => readBalance(world.database, { kind: 'tax_withheld' }, 'USD');

test('PART-2: nobody is asked where the site follows no rules, and nothing is kept back', async () => {
  await setSetting(program, 'tax.regime', '');
  const writer = await somebody();
  expect(await writer.standing()).toMatchObject({ isUs: false, isDac7: false, needed: null, rate: null, answer: null });
  expect(await writer.sign()).toMatchObject({ __typename: 'BadRequest', message: taxMessages.nothingAsked });
  await writer.setUp();
  await writer.earn(2500);
  await payOut(writer);
  expect((await writer.own()).payouts).toMatchObject([{ status: 'PAID', withheld: null, sent: { amount: 2500 } }]);
});

test('PART-2: a form is signed, kept sealed, shown by its last digits, corrected and withdrawn', async () => {
  const writer = await somebody();
  await writer.setUp();
  expect(await writer.standing()).toMatchObject({ needed: 'W8BEN', rate: '30', country: 'PT' });
  expect(await writer.sign({ taxNumber: '12' })).toMatchObject({ message: taxMessages.faults.taxNumber });
  const year = clock.now().getUTCFullYear();
  expect(await writer.sign()).toMatchObject({
    __typename: 'TaxesChanged',
    answer: { form: 'W8BEN', name: 'I. C.', taxNumber: '•••• 6789', expiresAt: Date.UTC(year + 4, 0, 1) },
  });
  expect(await writer.standing()).toMatchObject({ needed: null, rate: '10', waitsUntil: null });
  expect(await writer.sign({ taxNumber: '987654321', claimsTreaty: false })).toMatchObject({
    answer: { taxNumber: '•••• 4321' },
  });
  expect(await writer.standing()).toMatchObject({ rate: '30', waitsUntil: clock.now().getTime() + 72 * HOUR });
  const rows = await world.database.query<{ t: string }>('test_answers', 'select t::text from tax_answer t', []);
  expect(rows).toHaveLength(2);
  for (const secret of ['Carvalho', '123456789', '987654321', 'Flores', '1984'])
    expect(JSON.stringify(rows)).not.toContain(secret);
  expect(await writer.result(WITHDRAW)).toMatchObject({ __typename: 'TaxesChanged', answer: null });
  expect(await writer.result(WITHDRAW)).toMatchObject({ __typename: 'Conflict' });
  expect(await writer.standing()).toMatchObject({ answer: null, needed: 'W8BEN', rate: '30' });
  expect((await writer.mail()).map(({ subject }) => subject)).toEqual([
    'Your payout account was added',
    'You signed a tax form',
    'Your tax information was changed',
    'Your tax information was withdrawn',
  ]);
});

test('PART-2: a change wants a fresh proof, is mailed to the address of before as well, and payouts wait for it', async () => {
  const writer = await somebody();
  const stale = accountBrowser(world.graph, buildViewer({ personId: writer.personId, steppedUpAt: null }));
  await expect(stale.ask(SIGN, { input: PORTUGUESE })).rejects.toThrow(/STEP_UP_NEEDED/);
  await expect(stale.ask(WITHDRAW)).rejects.toThrow(/STEP_UP_NEEDED/);
  await writer.setUp();
  await writer.sign();
  await writer.earn(2500);
  await makePayouts(program);
  await world.database.query(
    'test_undo',
    `insert into email_change_undo (token_hash, person_id, old_address, created_at, expires_at)
      values ('undo-of-taxes', $1, 'before-taxes@mail.example', $2, $3)`,
    [writer.personId, clock.now(), new Date(clock.now().getTime() + DAY)],
  );
  await writer.sign({ city: 'Braga' });
  const told = (await readMail(program)).filter(({ subject }) => subject === 'Your tax information was changed');
  expect(told.slice(-2).map(({ to }) => to)).toEqual([writer.email, 'before-taxes@mail.example']);
  expect(told.at(-1)?.text).toContain('/me/partner/taxes');
  await payOut(writer);
  expect(await writer.states()).toEqual(['PENDING']);
  clock.advance(72 * HOUR - 1);
  await workPayouts(program);
  expect(await writer.states()).toEqual(['PENDING']);
  clock.advance(1);
  await workPayouts(program);
  expect(await writer.states()).toEqual(['PAID']);
});

test('PART-3: what is kept back stands in the books, on the payout, in the mail and in the statement, to the cent', async () => {
  const writer = await somebody();
  await writer.setUp();
  await writer.sign();
  await writer.earn(2555);
  const before = await withheld();
  await payOut(writer);
  expect((await writer.own()).payouts).toMatchObject([
    { status: 'PAID', amount: { amount: 2555 }, withheld: { amount: 256 }, withheldRate: '10', sent: { amount: 2299 } },
  ]);
  expect((await withheld()) - before).toBe(256);
  const mail = (await writer.mail()).findLast(({ subject }) => subject === 'We sent you $22.99');
  expect(mail?.text).toContain('Amount: $25.55\nWithheld for taxes: $2.56 (10%)\nSent: $22.99');
  expect(mail?.text).toContain('/me/settings/payout/dashboard');
  const year = clock.now().getUTCFullYear();
  expect((await writer.own()).years).toEqual([
    { year, count: 1, earned: { amount: 2555, currency: 'USD' }, withheld: { amount: 256, currency: 'USD' } },
  ]);
  const file = await writer.result(YEAR, { year });
  expect(file['name']).toBe(`payouts-${year}.csv`);
  const lines = String(file['text']).split('\r\n');
  expect(lines[1]).toContain(',USD,25.55,2.56,10,22.99,USD,22.99,');
  expect(lines[2]).toBe('Sum,,USD,25.55,2.56,,22.99,,,');
  expect(await writer.result(YEAR, { year: 12 })).toMatchObject({ __typename: 'BadRequest' });
  const stranger = await somebody();
  expect(String((await stranger.result(YEAR, { year }))['text']).split('\r\n')).toHaveLength(2);
});

test('PART-3: what came back brings back what was kept back of it, and is taxed anew when it is sent again', async () => {
  const writer = await somebody();
  await writer.setUp('returns');
  await writer.earn(10_000);
  const before = await withheld();
  await payOut(writer);
  expect((await withheld()) - before).toBe(3000);
  clock.advance(HOUR);
  await comparePayouts(program);
  expect(await writer.states()).toEqual(['REVERSED']);
  expect(await withheld()).toBe(before);
  await writer.sign();
  await writer.setUp();
  clock.advance(72 * HOUR);
  await workPayouts(program);
  expect((await writer.own()).payouts).toMatchObject([{ status: 'PAID', withheldRate: '10', sent: { amount: 9000 } }]);
  expect((await withheld()) - before).toBe(1000);
});

test('PART-3: over many payouts that are paid and come back, the books add up and hold what is kept back', async () => {
  const run = fc.array(
    fc.record({ amount: fc.integer({ min: 1000, max: 49_999 }), comesBack: fc.boolean(), rate: fc.nat(99) }),
    { minLength: 1, maxLength: 4 },
  );
  await fc.assert(
    fc.asyncProperty(run, async (payouts) => {
      for (const { amount, comesBack, rate } of payouts) {
        await setSetting(program, 'tax.rates', `W8BEN=${rate}`);
        const writer = await somebody();
        await writer.setUp(comesBack ? 'returns' : 'pays');
        await writer.sign({ claimsTreaty: false });
        await writer.earn(amount);
        const before = await withheld();
        await payOut(writer);
        const kept = withheldOf(amount, rate * 100);
        expect((await withheld()) - before).toBe(kept);
        expect((await writer.own()).payouts).toMatchObject([{ sent: { amount: amount - kept } }]);
        clock.advance(HOUR);
        await comparePayouts(program);
        expect((await withheld()) - before).toBe(comesBack ? 0 : kept);
        expect(await proveLedger(program)).toEqual([]);
      }
    }),
    { numRuns: 3 },
  );
});

test('PART-1, PART-2: 180 days after the first earnings payouts wait for the form, and go on when it is there', async () => {
  const writer = await somebody();
  await writer.setUp();
  await firstEarned(writer.personId, new Date(clock.now().getTime() - 181 * DAY));
  expect(await writer.standing()).toMatchObject({ needed: 'W8BEN', isOverdue: true });
  await writer.earn(2500);
  await makePayouts(program);
  expect(await writer.states()).toEqual([]);
  await writer.sign();
  await payOut(writer);
  expect(await writer.states()).toEqual(['PAID']);
  // A payout that was made before waits as well.
  const late = await somebody();
  await late.setUp();
  await late.earn(2500);
  await makePayouts(program);
  await firstEarned(late.personId, new Date(clock.now().getTime() - 181 * DAY));
  await payOut(late);
  await workPayouts(program);
  expect(await late.states()).toEqual(['PENDING']);
  await late.sign();
  await workPayouts(program);
  expect(await late.states()).toEqual(['PAID']);
});

test('PART-2: a W-8 ends after three years, with three mails before, and counts for nothing then', async () => {
  const writer = await somebody();
  await writer.setUp();
  await writer.sign();
  const ends = Date.UTC(clock.now().getUTCFullYear() + 4, 0, 1);
  const told = async () => (await writer.mail()).filter(({ subject }) => subject.startsWith('Your tax form is good'));
  const to = async (moment: number) => {
    clock.advance(moment - clock.now().getTime());
    await tendTaxAnswers(program);
    await tendTaxAnswers(program);
  };
  await to(ends - 61 * DAY);
  expect(await told()).toHaveLength(0);
  for (const [days, mails] of [
    [60, 1],
    [31, 1],
    [30, 2],
    [7, 3],
    [1, 3],
  ] as const) {
    await to(ends - days * DAY);
    expect(await told(), `${days} days before`).toHaveLength(mails);
  }
  expect((await told())[0]?.subject).toMatch(/until December 31, \d{4}$/);
  expect(await writer.standing()).toMatchObject({ rate: '10', needed: null });
  clock.advance(DAY);
  expect(await writer.standing()).toMatchObject({ rate: '30', needed: 'W8BEN', answer: { isExpired: true } });
});

test('PART-2: those who answer for money read a form in full and take files, written down each time; nobody else does', async () => {
  const [writer, american, staff] = [await somebody(), await somebody(), await somebody(['FINANCE'])];
  const { answer } = (await writer.sign()) as { answer: { id: string } };
  await american.result(SIGN, { input: AMERICAN });
  for (const one of [writer, american]) {
    await one.setUp();
    await one.earn(2500);
    await payOut(one);
  }
  const year = clock.now().getUTCFullYear();
  const calls: readonly (readonly [string, Answer])[] = [
    [READ_FORM, { id: answer.id }],
    [TAX_FILE, { kind: 'DAC7', year }],
  ];
  for (const roles of [[], ['MODERATOR'], ['CURATOR'], ['SUPPORT']] as const) {
    const stranger = await somebody(roles);
    for (const [query, variables] of calls) await expect(stranger.ask(query, variables)).rejects.toThrow(/FORBIDDEN/);
    if (roles.length === 0) await expect(stranger.ask(SIGNED)).rejects.toThrow(/FORBIDDEN/);
    else expect(await stranger.ask(SIGNED)).toEqual({ signedTaxForms: null });
    expect(JSON.stringify(await stranger.ask(TAXES))).not.toContain('6789');
  }
  for (const [query, variables] of calls) await expect(writer.ask(query, variables)).rejects.toThrow(/FORBIDDEN/);
  const listed = JSON.stringify(await staff.ask(SIGNED));
  expect(listed).toContain('•••• 6789');
  expect(listed).not.toContain('123456789');
  const full = await staff.result(READ_FORM, { id: answer.id });
  expect(full['facts']).toContainEqual({ name: taxMessages.fields.taxNumber, value: '123456789' });
  expect(await staff.result(READ_FORM, { id: '000000000000' })).toMatchObject({ __typename: 'NotFound' });
  const file = async (kind: string) => String((await staff.result(TAX_FILE, { kind, year }))['text']);
  const dac7 = (await file('DAC7')).split('\r\n').find((line) => line.startsWith(writer.personId));
  expect(dac7).toContain('Inês Carvalho,Rua das Flores 12,Porto,,4050-262,PT,123456789,PT,,,1984-02-29');
  expect(dac7).toMatch(/,22\.5,1,2\.5(?:,|$)/);
  expect(dac7).not.toContain(american.personId);
  const foreign = (await file('F1042S')).split('\r\n').find((line) => line.startsWith(writer.personId));
  expect(foreign).toContain(`${writer.personId},12,25,10,2.5,USD,Inês Carvalho`);
  const domestic = (await file('F1099')).split('\r\n').find((line) => line.startsWith(american.personId));
  // A name that begins like a formula is told as a text.
  expect(domestic).toContain(`${american.personId},"'=Ann Quill",123456789`);
  expect(domestic).toContain(',US,25,0,USD,W9');
  expect(await file('F1042S')).not.toContain(american.personId);
  expect(await staff.result(TAX_FILE, { kind: 'DAC7', year: 26 })).toMatchObject({ __typename: 'BadRequest' });
  const audit = await world.database.query<{ action: string; target: string }>(
    'test_audit',
    `select action, target_id as target from audit_entry where actor_id = $1 order by created_at, id`,
    [staff.personId],
  );
  expect(audit.filter(({ action }) => action === 'tax.read')).toEqual([
    { action: 'tax.read', target: writer.personId },
  ]);
  expect(audit.filter(({ action }) => action === 'tax.fileRead').map(({ target }) => target)).toContain(`DAC7 ${year}`);
});

test('PART-2: who goes leaves only what a tax office still has to be told, until it was', async () => {
  const [paid, unpaid] = [await somebody(), await somebody()];
  const answers = async ({ personId }: Somebody) =>
    (await world.database.query('test_answers_of', 'select 1 from tax_answer where person_id = $1', [personId])).length;
  for (const one of [paid, unpaid]) {
    await one.setUp();
    await one.sign();
  }
  await paid.earn(2500);
  await payOut(paid);
  clock.advance(4 * DAY);
  await paid.sign({ city: 'Braga' });
  for (const { personId } of [paid, unpaid]) {
    await eraseTaxesOf(program, personId);
    await world.database.query('test_gone', `update person set state = 'deleted' where id = $1`, [personId]);
  }
  expect([await answers(paid), await answers(unpaid)]).toEqual([1, 0]);
  const next = Date.UTC(clock.now().getUTCFullYear() + 2, 0, 1);
  clock.advance(next - 1 - clock.now().getTime());
  await tendTaxAnswers(program);
  expect(await answers(paid)).toBe(1);
  clock.advance(1);
  await tendTaxAnswers(program);
  expect(await answers(paid)).toBe(0);
});
