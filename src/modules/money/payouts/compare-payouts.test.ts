import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FINANCE, openPayoutsWorld, type PayoutsWorld } from '#test/support/payouts-world.ts';
import { comparePayouts } from './compare-payouts.ts';

let payouts: PayoutsWorld;
beforeAll(async () => {
  payouts = await openPayoutsWorld();
});
beforeEach(() => payouts.nextMonth());
afterAll(() => payouts.world.close());

test('rule 290: what stands otherwise at a provider is named by kind and reference, to whoever answers for money', async () => {
  const { program, clock, paidWriter } = payouts;
  const { database } = program;
  const [other, missing] = [await paidWriter(), await paidWriter()];
  const { writer, staff } = await paidWriter({ sandboxAnswer: 'returns' });
  const keyOf = async (one: typeof writer) => `${(await one.payouts())[0]?.id}-1`;
  const keys = [await keyOf(other.writer), await keyOf(missing.writer), await keyOf(writer)];
  await database.query('test_amount', 'update sandbox_payout set amount = 1 where key = $1', [keys[0]]);
  await database.query('test_missing', 'delete from sandbox_payout where key = $1', [keys[1]]);
  clock.advance(3_600_000);
  await comparePayouts(program);
  const found = async () =>
    (await staff.ask<{ finance: { comparisons: readonly { found: readonly object[] }[] } }>(FINANCE)).finance
      .comparisons[0]?.found;
  expect(await found()).toEqual(
    expect.arrayContaining([
      { kind: 'AMOUNT', count: 1, references: [keys[0]] },
      { kind: 'MISSING_THERE', count: 1, references: [keys[1]] },
      { kind: 'RECORDED_LATE', count: 1, references: [keys[2]] },
    ]),
  );
  // Kept before references were: the numbers are there all the same.
  await database.query('test_older', 'update payout_comparison set named = null', []);
  expect(await found()).toContainEqual({ kind: 'AMOUNT', count: 1, references: [] });
});

test('rule 290: what nobody here sent, what was paid twice and what was paid though it was given up are told as strays', async () => {
  const { program, clock, paidWriter } = payouts;
  const { database } = program;
  const [twice, refused] = [await paidWriter(), await paidWriter()];
  const { staff } = twice;
  const idOf = async ({ writer }: typeof twice) => (await writer.payouts())[0]?.id ?? '';
  const [twiceId, refusedId] = [await idOf(twice), await idOf(refused)];
  await database.query(
    'test_stray',
    `insert into sandbox_payout (key, account, amount, currency, state, created_at)
      values ('c0ffee00c0ff-1', 'nobody', 5, 'USD', 'PAID', $1)`,
    [clock.now()],
  );
  await database.query('test_second_try', 'update payout set attempt = 2 where id = $1', [twiceId]);
  await database.query('test_given_up', `update payout set state = 'ON_HOLD' where id = $1`, [refusedId]);
  clock.advance(3_600_000);
  await comparePayouts(program);
  const { finance } = await staff.ask<{
    finance: { comparisons: readonly { found: readonly { kind: string; references: readonly string[] }[] }[] };
  }>(FINANCE);
  const strays = finance.comparisons[0]?.found.find(({ kind }) => kind === 'STRAY')?.references ?? [];
  expect(strays).toEqual(expect.arrayContaining(['c0ffee00c0ff-1', `${twiceId}-1`, `${refusedId}-1`]));
});
