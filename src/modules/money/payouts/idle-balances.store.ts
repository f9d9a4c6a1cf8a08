import type { Currency } from '#shared/money/money.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

type Db = Database<Tables>;

/** Balances that nothing came to, of writers without an account that money can be sent to, and since when. */
export async function readIdleBalances(
  database: Db,
): Promise<readonly { readonly personId: string; readonly currency: Currency; readonly since: Date }[]> {
  return await database.query(
    'idle_balances',
    `select a.owner_id as "personId", a.currency, l.at as since
      from ledger_account a
      cross join lateral (
        select max(t.created_at) as at, sum(t.amount_minor) as amount from ledger_transfer t where t.credit_account = a.id
      ) l
      where a.kind = 'writer' and l.amount > 0
        and not exists (
          select from payout_account p where p.person_id = a.owner_id and p.is_current and p.status = 'ACTIVE')
      order by 1, 2`,
    [],
  );
}

/** How often a writer was warned since the balance last grew, and when last. */
export async function readWarnings(
  { kysely }: Db,
  personId: string,
  currency: string,
  since: Date,
): Promise<{ readonly count: number; readonly warnedAt: Date | null }> {
  const row = await kysely
    .selectFrom('payout_warning')
    .select(['count', 'warned_at'])
    .where('person_id', '=', personId)
    .where('currency', '=', currency)
    .where('warned_at', '>=', since)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? { count: 0, warnedAt: null } : { count: row.count, warnedAt: row.warned_at };
}

/** Writes down that a writer was warned. */
export async function countWarning(
  { kysely }: Db,
  personId: string,
  currency: string,
  count: number,
  at: Date,
): Promise<void> {
  await kysely
    .insertInto('payout_warning')
    .values({ person_id: personId, currency, count, warned_at: at })
    .onConflict((conflict) => conflict.columns(['person_id', 'currency']).doUpdateSet({ count, warned_at: at }))
    .execute();
}
