import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { IBAN, openPayoutsWorld, PAYOUTS, type PayoutsWorld } from '#test/support/payouts-world.ts';

let payouts: PayoutsWorld;
beforeAll(async () => {
  payouts = await openPayoutsWorld();
});
beforeEach(() => payouts.nextMonth());
afterAll(() => payouts.world.close());

const BY_BANK = { provider: 'BANK_TRANSFER', country: 'DE', holder: 'Ada Quill', iban: IBAN };

test('rule 173: an account that is saved twice is no change: nothing waits for it, and nobody is mailed', async () => {
  const writer = await payouts.somebody();
  const first = await writer.setUp(BY_BANK);
  payouts.clock.advance(60_000);
  const again = await writer.setUp({ ...BY_BANK, holder: ' Ada Quill', iban: IBAN.replaceAll(/(.{4})/g, '$1 ') });
  expect(again).toEqual(first);
  expect(await writer.subjects()).toEqual(['Your payout account was added']);
  // Another name on it is another account.
  const other = await writer.setUp({ ...BY_BANK, holder: 'Ida Quill' });
  expect(other).not.toEqual(first);
  expect((await writer.subjects()).at(-1)).toBe('Your payout account was changed');
});

test('PART-3: the page of payouts opens where the keys of a provider are gone that has not finished an account', async () => {
  const writer = await payouts.somebody();
  await payouts.world.database.query(
    'test_account',
    `insert into payout_account (id, person_id, provider, ref, status, country, currency, shown, sealed, is_current,
        created_at, payable_from)
      values ('c0c0c0c0c0c0', $1, 'STRIPE_EXPRESS', 'acct_gone', 'PENDING_ACTION', 'US', 'USD', '', '', true, now(), now())`,
    [writer.personId],
  );
  expect(await writer.ask(PAYOUTS)).toMatchObject({ payouts: { account: { status: 'PENDING_ACTION' } } });
});
