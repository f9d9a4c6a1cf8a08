import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { taxMessages } from '#shared/messages/taxes.ts';
import { withheldOf } from '#shared/taxes/withholding.ts';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { comparePayouts } from '#modules/money/payouts/compare-payouts.ts';
import { makePayouts } from '#modules/money/payouts/make-payouts.ts';
import { proveLedger } from '#modules/money/payouts/prove-ledger.ts';
import { workPayouts } from '#modules/money/payouts/work-payouts.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { readMail } from '#test/support/read-mail.ts';
import { PORTUGUESE, SIGN, WITHDRAW, YEAR } from '#test/support/tax-documents.ts';
import { DAY, HOUR, taxedWorld } from '#test/support/taxed-world.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';

let world: TestGraph;
let taxed: ReturnType<typeof taxedWorld>;
beforeAll(async () => {
  world = await createTestGraph();
  taxed = taxedWorld(world);
});
beforeEach(() => taxed.nextMonth());
afterEach(async () => {
  expect(await proveLedger(taxed.program)).toEqual([]);
});
afterAll(() => world.close());

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

test('PART-2: nobody is asked where the site follows no rules, and nothing is kept back', async () => {
  const { program, somebody, payOut } = taxed;
  await setSetting(program, 'tax.regime', '');
  const writer = await somebody();
  expect(await writer.standing()).toMatchObject({
    isUs: false,
    isDac7: false,
    needed: null,
    rate: null,
    certification: null,
  });
  expect(await writer.sign()).toMatchObject({ __typename: 'BadRequest', message: taxMessages.nothingAsked });
  await writer.setUp();
  await writer.earn(2500);
  await payOut(writer);
  expect((await writer.own()).payouts).toMatchObject([{ status: 'PAID', withheld: null, sent: { amount: 2500 } }]);
});

test('PART-2: a change wants a fresh proof, is mailed to the address of before as well, and payouts wait for it', async () => {
  const { program, clock, somebody, payOut } = taxed;
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
  const { clock, somebody, payOut, withheld } = taxed;
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
  expect((await writer.own()).years).toMatchObject([
    {
      year,
      count: 1,
      earned: { amount: 2555, currency: 'USD' },
      withheld: { amount: 256 },
      paidOut: { amount: 2299 },
      heldOver: { amount: 0 },
    },
  ]);
  const file = await writer.result(YEAR, { year });
  expect(file['name']).toBe(`payouts-${year}.csv`);
  const lines = String(file['text']).split('\r\n');
  expect(lines[1]).toContain(',USD,25.55,2.56,10,22.99,USD,22.99,');
  expect(lines[2]).toBe('Total,,USD,25.55,2.56,,22.99,,,');
  expect(await writer.result(YEAR, { year: 12 })).toMatchObject({ __typename: 'BadRequest' });
  const stranger = await somebody();
  expect(String((await stranger.result(YEAR, { year }))['text']).split('\r\n')).toHaveLength(2);
});

test('PART-3: what came back brings back what was kept back of it, and is taxed anew when it is sent again', async () => {
  const { program, clock, somebody, payOut, withheld } = taxed;
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
  const { program, clock, somebody, payOut, withheld } = taxed;
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
  const { program, clock, somebody, payOut } = taxed;
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
