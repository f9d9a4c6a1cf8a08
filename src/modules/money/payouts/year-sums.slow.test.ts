import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import type { AccountKey } from '#modules/money/ledger/account-key.ts';
import { postTransfers } from '#modules/money/ledger/post-transfers.ts';
import { readBalance } from '#modules/money/ledger/read-balance.ts';
import { ALL_SUMS, SUMS } from '#test/support/tax-documents.ts';
import { DECIDE, FINANCE, type FinanceAnswer } from '#test/support/payouts-world.ts';
import { HOUR, taxedWorld, type TaxedWriter } from '#test/support/taxed-world.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { comparePayouts } from './compare-payouts.ts';
import { makePayouts } from './make-payouts.ts';
import { proveLedger } from './prove-ledger.ts';
import { workPayouts } from './work-payouts.ts';

const WRITERS = 4;
const MONTHS = 14;
const CURRENCIES = ['EUR', 'USD'] as const;
const NAMES = ['broughtForward', 'earned', 'withheld', 'fees', 'paidOut', 'forfeited', 'heldOver'] as const;
type Name = (typeof NAMES)[number];
type Sums = Readonly<Record<Name, number>>;

let world: TestGraph;
let taxed: ReturnType<typeof taxedWorld>;
beforeAll(async () => {
  world = await createTestGraph();
  taxed = taxedWorld(world);
});
afterAll(() => world.close());

let last = 0;
/** Moves something between the account of a writer and another one, as closes, corrections and forfeits do. */
async function move(personId: string, currency: string, amount: number, other: AccountKey): Promise<void> {
  if (amount === 0) return;
  last += 1;
  const writer = { kind: 'writer', owner: personId } as const;
  const [debit, credit] = amount > 0 ? [other, writer] : [writer, other];
  const transfer = {
    debit,
    credit,
    amount: Math.abs(amount),
    currency,
    kind: 'CREDIT',
    reference: `t:${last}`,
  } as const;
  await world.database.transaction((database) => postTransfers(database, [transfer], taxed.clock.now()));
}

const deeds = fc.array(
  fc.record({
    writer: fc.nat(WRITERS - 1),
    currency: fc.constantFrom(...CURRENCIES),
    earned: fc.integer({ min: -900, max: 60_000 }),
    fee: fc.integer({ min: 0, max: 300 }),
    forfeited: fc.integer({ min: 0, max: 99 }),
    answer: fc.constantFrom('pays', 'pays', 'returns', 'fails'),
  }),
  { maxLength: 5 },
);
const month = fc.record({ deeds, isRefused: fc.integer({ min: 0, max: 4 }) });

/** What the books say of all writers together in a year and currency, from nothing but the kinds of both accounts. */
async function booksOf(year: number, currency: string): Promise<Sums> {
  const rows = await world.database.query<{ from: string; to: string; year: number; amount: number }>(
    'test_books',
    `select d.kind as "from", c.kind as "to", extract(year from t.created_at at time zone 'UTC')::integer as year,
        sum(t.amount_minor)::bigint as amount
      from ledger_transfer t join ledger_account d on d.id = t.debit_account join ledger_account c on c.id = t.credit_account
      where t.currency = $1 group by 1, 2, 3`,
    [currency],
  );
  const sum = (from: readonly string[], to: readonly string[], isIn: (year: number) => boolean) =>
    rows
      .filter((row) => from.includes(row.from) && to.includes(row.to) && isIn(row.year))
      .reduce((all, { amount }) => all + amount, 0);
  const [owed, gone] = [
    ['writer', 'payout_in_flight'],
    ['fund', 'cash', 'tax_withheld', 'fees', 'forfeited'],
  ];
  const net = (to: string) => sum(owed, [to], (one) => one === year) - sum([to], owed, (one) => one === year);
  const heldAt = (isBefore: (year: number) => boolean) => sum(gone, owed, isBefore) - sum(owed, gone, isBefore);
  return {
    broughtForward: heldAt((one) => one < year),
    earned: 0 - net('fund'),
    withheld: net('tax_withheld'),
    fees: net('fees'),
    paidOut: net('cash'),
    forfeited: net('forfeited'),
    heldOver: heldAt((one) => one <= year),
  };
}

/** The lines of a file for staff or for a writer, in minor units. */
function sumsIn(text: string, currency: string): readonly (Sums & { readonly line: readonly string[] })[] {
  const rows = parse(text);
  return rows.slice(1).flatMap((line) => {
    if (line.at(-8) !== currency) return [];
    const cells = line.slice(-7).map((cell) => Math.round(Number(cell) * 100));
    const [broughtForward = 0, earned = 0, withheld = 0, fees = 0, paidOut = 0, forfeited = 0, heldOver = 0] = cells;
    return [{ broughtForward, earned, withheld, fees, paidOut, forfeited, heldOver, line }];
  });
}

const textOf = async (writer: TaxedWriter, document: string, year: number) =>
  String((await writer.result(document, { year }))['text']);

test('PART-2, rule 270: over random years the sums of all writers are those of the books, to the cent', async () => {
  const { program, clock, somebody } = taxed;
  const staff = await somebody(['FINANCE']);
  const run = fc.array(month, { minLength: MONTHS, maxLength: MONTHS });
  await fc.assert(
    fc.asyncProperty(run, async (months) => {
      const writers = await Promise.all(Array.from({ length: WRITERS }, () => somebody()));
      const before = clock.now().getUTCFullYear();
      for (const { deeds: done, isRefused } of months) {
        await taxed.nextMonth();
        await setSetting(program, 'tax.rates', 'W8BEN=30 NONE=24');
        for (const { writer: place, currency, earned, fee, forfeited, answer } of done) {
          const writer = writers[place];
          if (writer === undefined) continue;
          await writer.setUp(answer);
          await move(writer.personId, currency, earned, { kind: 'fund' });
          await move(writer.personId, currency, -fee, { kind: 'fees' });
          await move(writer.personId, currency, -forfeited, { kind: 'forfeited' });
        }
        // Nothing is sent for 72 hours after a change.
        clock.advance(73 * HOUR);
        await makePayouts(program);
        const { reviews } = (await staff.ask<FinanceAnswer>(FINANCE)).finance;
        for (const [nth, { id: reviewId }] of reviews.entries())
          await staff.ask(DECIDE, { input: { reviewId, isApproval: nth !== isRefused, statement: 'Seen.' } });
        await workPayouts(program);
        clock.advance(HOUR);
        await comparePayouts(program);
      }
      expect(await proveLedger(program)).toEqual([]);
      for (let year = before; year <= clock.now().getUTCFullYear(); year += 1) {
        const text = await textOf(staff, ALL_SUMS, year);
        for (const currency of CURRENCIES) {
          const rows = sumsIn(text, currency);
          const sums = Object.fromEntries(NAMES.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)]));
          expect(sums, `${year} ${currency}`).toEqual(await booksOf(year, currency));
          for (const row of rows)
            expect(row.broughtForward + row.earned - row.withheld - row.fees - row.paidOut - row.forfeited).toBe(
              row.heldOver,
            );
          for (const writer of writers) {
            const own = sumsIn(await textOf(writer, SUMS, year), currency).map(({ line }) => line);
            expect(own).toEqual(
              rows.filter(({ line }) => line[0] === writer.personId).map(({ line }) => line.slice(3)),
            );
          }
        }
      }
      for (const { personId, own } of writers) {
        const { years, payouts } = await own();
        for (const currency of CURRENCIES) {
          const open = payouts
            .filter((one) => one.amount.currency === currency && !['PAID', 'FORFEITED'].includes(one.status))
            .reduce((sum, { amount }) => sum + amount.amount, 0);
          const balance = await readBalance(world.database, { kind: 'writer', owner: personId }, currency);
          const now = years.find(({ earned }) => earned.currency === currency);
          expect(now?.heldOver.amount ?? 0).toBe(balance + open);
        }
      }
    }),
    { numRuns: 2, endOnFailure: true },
  );
});
