import type { Database } from '#platform/database/database.ts';
import { createId } from '#modules/ground/create-id.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { type AccountKey, accountName, ownerOf } from './account-key.ts';

export type TransferKind = 'CREDIT' | 'DEBIT' | 'TRANSFER';

export type TransferRow = {
  readonly debitAccount: string;
  readonly creditAccount: string;
  readonly amount: number;
  readonly currency: string;
  readonly kind: TransferKind;
  readonly reference: string;
  readonly period: string | null;
};

export type NamedAccount = { readonly key: AccountKey; readonly currency: string };

/** The ids of accounts by their names (`accountName`); those that are missing are opened. */
export async function openAccounts(
  database: Database<Tables>,
  accounts: readonly NamedAccount[],
): Promise<ReadonlyMap<string, string>> {
  const named = [...new Map(accounts.map((one) => [accountName(one.key, one.currency), one])).entries()].toSorted(
    // In one order, so that two who open the same accounts never wait for each other in a circle.
    ([a], [b]) => (a < b ? -1 : 1),
  );
  const columns = [
    named.map(([, { key }]) => key.kind),
    named.map(([, { key }]) => ownerOf(key)),
    named.map(([, { currency }]) => currency),
  ];
  await database.query(
    'ledger_open_accounts',
    `insert into ledger_account (id, kind, owner_id, currency)
      select n.* from unnest($1::text[], $2::text[], $3::text[], $4::text[]) n (id, kind, owner_id, currency)
      where not exists (
        select from ledger_account a
        where a.kind = n.kind and a.owner_id is not distinct from n.owner_id and a.currency = n.currency)
      on conflict do nothing`,
    [named.map(createId), ...columns],
  );
  const rows = await database.query<{ id: string; place: number }>(
    'ledger_accounts',
    `select a.id, n.place from unnest($1::text[], $2::text[], $3::text[]) with ordinality n (kind, owner_id, currency, place)
      join ledger_account a
        on a.kind = n.kind and a.owner_id is not distinct from n.owner_id and a.currency = n.currency`,
    columns,
  );
  return new Map(rows.flatMap(({ id, place }) => named.slice(place - 1, place).map(([name]) => [name, id] as const)));
}

/** Adds transfers whose references are new; the others stay as they stand. Answers how many were added. */
export async function insertTransfers(
  database: Database<Tables>,
  rows: readonly TransferRow[],
  at: Date,
): Promise<number> {
  const added = await database.query(
    'ledger_insert_transfers',
    `insert into ledger_transfer
        (debit_account, credit_account, amount_minor, currency, kind, reference, period, created_at)
      select n.*, $8::timestamptz from unnest($1::text[], $2::text[], $3::bigint[], $4::text[], $5::text[], $6::text[],
        $7::text[]) n
      on conflict (reference) do nothing returning id`,
    [
      rows.map(({ debitAccount }) => debitAccount),
      rows.map(({ creditAccount }) => creditAccount),
      rows.map(({ amount }) => amount),
      rows.map(({ currency }) => currency),
      rows.map(({ kind }) => kind),
      rows.map(({ reference }) => reference),
      rows.map(({ period }) => period),
      at,
    ],
  );
  return added.length;
}

/** What stands below references. */
export async function readByReference(
  database: Database<Tables>,
  references: readonly string[],
): Promise<readonly TransferRow[]> {
  return await database.query<TransferRow>(
    'ledger_by_reference',
    `select debit_account as "debitAccount", credit_account as "creditAccount", amount_minor as amount, currency, kind,
        reference, period
      from ledger_transfer where reference = any ($1::text[])`,
    [references],
  );
}
