import type { Money } from '#shared/money/money.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

type Db = Database<Tables>;

/** A try as it stood before a call. */
export type PaypalTry = {
  readonly batch: string | null;
  readonly firstAskedAt: Date;
  /** The call before this one, where nobody answered it: it may still be on its way. */
  readonly openSince: Date | null;
};

/** Writes down that PayPal is about to be asked, and answers how the try stood before. */
export async function beginCall(
  { query }: Db,
  { key, money, at }: { readonly key: string; readonly money: Money; readonly at: Date },
): Promise<PaypalTry> {
  const [row] = await query<PaypalTry>(
    'paypal_begin_call',
    `with before as (select open_since from payout_at_paypal where key = $1)
      insert into payout_at_paypal as t (key, amount, currency, first_asked_at, open_since) values ($1, $2, $3, $4, $4)
      on conflict (key) do update set open_since = excluded.open_since
      returning t.batch, t.first_asked_at as "firstAskedAt", (select open_since from before) as "openSince"`,
    [key, money.amount, money.currency, at],
  );
  if (row === undefined) throw new Error('a row that was written is answered');
  return row;
}

/** Notes a definite answer to the call of a moment: what was open before it may still be. */
export async function endCall(
  { kysely }: Db,
  { key, at, openSince }: { readonly key: string; readonly at: Date; readonly openSince: Date | null },
): Promise<void> {
  await kysely
    .updateTable('payout_at_paypal')
    .set({ open_since: openSince })
    .where('key', '=', key)
    .where('open_since', '=', at)
    .execute();
}

/** Keeps where a try is found at PayPal; the first to say so is believed. */
export async function keepBatch({ kysely }: Db, key: string, batch: string): Promise<void> {
  await kysely
    .updateTable('payout_at_paypal')
    .set({ batch, open_since: null })
    .where('key', '=', key)
    .where('batch', 'is', null)
    .execute();
}

/** Where a try is found at PayPal; null where PayPal has not said so. */
export async function findBatch({ query }: Db, key: string): Promise<string | null> {
  const [row] = await query<{ batch: string | null }>(
    'paypal_batch',
    'select batch from payout_at_paypal where key = $1',
    [key],
  );
  return row?.batch ?? null;
}

/** Every try that PayPal has taken since a moment, the first first. */
export async function readBatches(
  { query }: Db,
  since: Date,
): Promise<readonly { readonly key: string; readonly batch: string }[]> {
  return await query(
    'paypal_batches',
    `select key, batch from payout_at_paypal where first_asked_at >= $1 and batch is not null
      order by first_asked_at, key`,
    [since],
  );
}
