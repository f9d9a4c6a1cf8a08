import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { type AccountKey, type AccountKind, ownerOf } from './account-key.ts';

/** What came to accounts `a` less what left them. */
const BALANCE = `
  coalesce((select sum(t.amount_minor) from ledger_transfer t where t.credit_account = a.id), 0)::bigint
  - coalesce((select sum(t.amount_minor) from ledger_transfer t where t.debit_account = a.id), 0)::bigint`;

/** What came to an account less what left it, in minor units; 0 where nothing was ever posted. */
export async function readBalance(database: Database<Tables>, key: AccountKey, currency: string): Promise<number> {
  const [row] = await database.query<{ balance: number }>(
    'ledger_balance',
    `select ${BALANCE} as balance from ledger_account a
      where a.kind = $1 and a.owner_id is not distinct from $2 and a.currency = $3`,
    [key.kind, ownerOf(key), currency],
  );
  return row?.balance ?? 0;
}

export type OwnBalance = { readonly owner: string; readonly currency: string; readonly balance: number };

/** The balances of accounts of a kind that have an owner, in the order of owner and currency; of one owner where told. */
export async function readOwnBalances(
  database: Database<Tables>,
  kind: Extract<AccountKind, 'cash' | 'writer'>,
  owner: string | null = null,
): Promise<readonly OwnBalance[]> {
  return await database.query<OwnBalance>(
    'ledger_own_balances',
    `select a.owner_id as owner, a.currency, ${BALANCE} as balance from ledger_account a
      where a.kind = $1 and ($2::text is null or a.owner_id = $2) and a.owner_id is not null order by 1, 2`,
    [kind, owner],
  );
}

export type KindBalance = { readonly kind: AccountKind; readonly currency: string; readonly balance: number };

/** What all accounts of each kind hold together, by currency: the proof of the books, and what staff see. */
export async function readBalancesByKind(database: Database<Tables>): Promise<readonly KindBalance[]> {
  return await database.query<KindBalance>(
    'ledger_balances_by_kind',
    `select a.kind, a.currency, sum(m.amount)::bigint as balance
      from ledger_account a join lateral (
        select t.amount_minor as amount from ledger_transfer t where t.credit_account = a.id
        union all select -t.amount_minor from ledger_transfer t where t.debit_account = a.id) m on true
      group by 1, 2 order by 1, 2`,
    [],
  );
}
