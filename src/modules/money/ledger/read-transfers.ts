import { type KeysetStatement, keysetRows } from '#modules/ground/keyset.ts';
import { type Cursor, cutPage, type Feed, HIGHEST, mapFeed, type Page } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { AccountKind } from './account-key.ts';
import type { TransferKind } from './ledger.store.ts';

/** A transfer as the owner of an account sees it: below zero where it left. */
export type AccountTransfer = {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly kind: TransferKind;
  readonly reference: string;
  readonly period: string | null;
  readonly createdAt: Date;
};

type Row = AccountTransfer & Cursor;

function newestOf(kind: Extract<AccountKind, 'editor_cut' | 'writer'>): KeysetStatement {
  return {
    name: `ledger_transfers_of_${kind}`,
    text: `
      select s.id::text as id, s.id::float8 as key, s.amount, s.currency, s.kind, s.reference, s.period,
        s.created_at as "createdAt"
      from ledger_account a
      cross join lateral (
        select t.*, t.amount_minor as amount from ledger_transfer t
        where t.credit_account = a.id and t.id < $2::bigint
        union all
        select t.*, -t.amount_minor from ledger_transfer t
        where t.debit_account = a.id and t.id < $2::bigint) s
      where a.kind = '${kind}' and a.owner_id = o.id and $3::text is not null
      order by s.id desc`,
    start: HIGHEST,
  };
}

const statements = { editor_cut: newestOf('editor_cut'), writer: newestOf('writer') };

/** What came to an owner's accounts of a kind and left them, the last first, in pages. */
export async function readTransfers(
  context: Pick<ReadContext, 'database' | 'loaders'>,
  kind: keyof typeof statements,
  owner: string,
  page: Page,
): Promise<Feed<AccountTransfer>> {
  const rows = cutPage(await keysetRows<Row>(context, statements[kind], owner, page), page);
  return mapFeed(rows, rows.items);
}
