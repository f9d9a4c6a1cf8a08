import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import type { AccountKey } from './account-key.ts';
import { OtherTransfer, postTransfers, type Transfer } from './post-transfers.ts';
import { readBalance, readBalancesByKind, readOwnBalances } from './read-balance.ts';

let store: TestDatabase;
beforeAll(async () => {
  store = await createTestDatabase();
});
afterAll(() => store.close());

const post = (transfers: readonly Transfer[]) =>
  store.database.transaction((database) => postTransfers(database, transfers));

let last = 0;
const nextReference = () => `test:${(last += 1)}`;

function transfer(changes: Partial<Transfer>): Transfer {
  return {
    debit: { kind: 'fund' },
    credit: { kind: 'writer', owner: 'ada' },
    amount: 100,
    currency: 'USD',
    kind: 'CREDIT',
    reference: nextReference(),
    ...changes,
  };
}

const accounts = fc.constantFrom<AccountKey>(
  { kind: 'cash', owner: 'SANDBOX' },
  { kind: 'fund' },
  { kind: 'members_unearned' },
  { kind: 'writer', owner: 'w1' },
  { kind: 'writer', owner: 'w2' },
  { kind: 'platform' },
  { kind: 'payout_in_flight' },
);

const moves = fc.array(
  fc
    .record({
      debit: accounts,
      credit: accounts,
      amount: fc.integer({ min: 1, max: 1_000_000_000_000 }),
      currency: fc.constantFrom('EUR', 'JPY', 'USD'),
      isTwice: fc.boolean(),
    })
    .filter(({ debit, credit }) => debit !== credit),
  { maxLength: 20 },
);

test('PART-3: whatever is posted, in any order and twice, the books add up to nothing in each currency', async () => {
  await fc.assert(
    fc.asyncProperty(moves, async (made) => {
      const transfers = made.map(({ isTwice, ...one }) => ({ ...transfer(one), isTwice }));
      const before = new Map(
        (await readOwnBalances(store.database, 'writer')).map((row) => [row.owner + row.currency, row.balance]),
      );
      await Promise.all([
        post(transfers),
        ...transfers.filter(({ isTwice }) => isTwice).map((one) => post([one])),
        post(transfers.toReversed()),
      ]);
      const sums = new Map<string, number>();
      for (const { currency, balance } of await readBalancesByKind(store.database)) {
        sums.set(currency, (sums.get(currency) ?? 0) + balance);
      }
      expect([...sums.values()].filter((sum) => sum !== 0)).toEqual([]);
      for (const owner of ['w1', 'w2']) {
        for (const currency of ['EUR', 'JPY', 'USD']) {
          const isIts = (key: AccountKey) => key.kind === 'writer' && key.owner === owner;
          const moved = transfers
            .filter((one) => one.currency === currency)
            .reduce((sum, one) => sum + (isIts(one.credit) ? one.amount : 0) - (isIts(one.debit) ? one.amount : 0), 0);
          expect(await readBalance(store.database, { kind: 'writer', owner }, currency)).toBe(
            (before.get(owner + currency) ?? 0) + moved,
          );
        }
      }
    }),
    { numRuns: 25 },
  );
});

test('PART-3: a reference means one transfer for ever', async () => {
  const one = transfer({ period: '2027-01' });
  await post([one, transfer({})]);
  await post([one]);
  for (const other of [{ amount: 99 }, { currency: 'EUR' }, { period: '2027-02' }, { kind: 'DEBIT' as const }]) {
    await expect(post([{ ...one, ...other }])).rejects.toThrow(OtherTransfer);
  }
  await expect(post([{ ...one, credit: { kind: 'writer', owner: 'bob' } }])).rejects.toThrow(OtherTransfer);
  const twin = transfer({});
  await expect(post([twin, { ...twin, amount: 5 }])).rejects.toThrow(OtherTransfer);
  expect(await readBalance(store.database, { kind: 'writer', owner: 'bob' }, 'USD')).toBe(0);
});

test('PART-3: nothing is posted of no amount, of a fraction, or outside a transaction', async () => {
  for (const amount of [0, -1, 0.5, Number.NaN, 2 ** 53])
    await expect(post([transfer({ amount })])).rejects.toThrow('no amount');
  await expect(postTransfers(store.database, [transfer({})])).rejects.toThrow('within a transaction');
});

test('PART-3: the database refuses to change, delete or empty the books', async () => {
  await post([transfer({})]);
  for (const statement of [
    sql`update ledger_transfer set amount_minor = 1`,
    sql`delete from ledger_transfer`,
    sql`truncate ledger_transfer`,
    sql`update ledger_account set owner_id = null`,
    sql`delete from ledger_account where false`,
    sql`truncate ledger_account cascade`,
  ]) {
    await expect(statement.execute(store.database.kysely)).rejects.toThrow('only added to');
  }
});

test('PART-3: no transfer joins two currencies', async () => {
  await post([transfer({}), transfer({ currency: 'EUR' })]);
  const inserted = sql`
    insert into ledger_transfer (debit_account, credit_account, amount_minor, currency, kind, reference, created_at)
    select a.id, b.id, 1, 'USD', 'TRANSFER', 'mixed', now() from ledger_account a, ledger_account b
    where a.kind = 'fund' and a.currency = 'USD' and b.kind = 'writer' and b.owner_id = 'ada' and b.currency = 'EUR'`;
  await expect(inserted.execute(store.database.kysely)).rejects.toThrow('foreign key');
});
