import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { type AccountKey, accountName } from './account-key.ts';
import { insertTransfers, openAccounts, readByReference, type TransferKind, type TransferRow } from './ledger.store.ts';

export type Transfer = {
  /** The account that the amount leaves. */
  readonly debit: AccountKey;
  /** The account that it goes to. */
  readonly credit: AccountKey;
  /** In whole minor units of the currency, above zero. */
  readonly amount: number;
  readonly currency: string;
  /** As whoever owns the money sees it: it comes in, it goes out, or it moves between accounts. */
  readonly kind: TransferKind;
  /** Names what this transfer is for, once and for all: `close:2027-01:writer:5f…`, `payout:9a…:sent`. */
  readonly reference: string;
  /** The month that it belongs to, `2027-01`. */
  readonly period?: string;
};

/** A reference that stands already for something else: whoever posts it has made a mistake. */
export class OtherTransfer extends Error {
  constructor(reference: string) {
    super(`the ledger has another transfer as ${reference}`);
    this.name = 'OtherTransfer';
  }
}

/** At most so many transfers in one statement. */
const BATCH = 5_000;

/**
 * Posts transfers within the transaction of the caller (rule 114). What stands already with the same content is done,
 * so that whoever does not know whether they posted posts again; a reference with other content throws `OtherTransfer`.
 */
export async function postTransfers(
  database: Database<Tables>,
  transfers: readonly Transfer[],
  at: Date = new Date(),
): Promise<void> {
  if (!database.isTransaction) throw new Error('transfers are posted within a transaction');
  for (const { amount, reference } of transfers) {
    if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`${reference} moves ${amount}, no amount`);
  }
  // In one order, so that two who post the same references never wait for each other in a circle.
  const ordered = transfers.toSorted((a, b) => (a.reference < b.reference ? -1 : 1));
  for (let from = 0; from < ordered.length; from += BATCH)
    await postBatch(database, ordered.slice(from, from + BATCH), at);
}

async function postBatch(database: Database<Tables>, transfers: readonly Transfer[], at: Date): Promise<void> {
  const accounts = await openAccounts(
    database,
    transfers.flatMap(({ debit, credit, currency }) => [
      { key: debit, currency },
      { key: credit, currency },
    ]),
  );
  const idOf = (key: AccountKey, currency: string): string => {
    const id = accounts.get(accountName(key, currency));
    if (id === undefined) throw new Error(`the account ${accountName(key, currency)} was not opened`);
    return id;
  };
  const rows = transfers.map((one) => ({
    debitAccount: idOf(one.debit, one.currency),
    creditAccount: idOf(one.credit, one.currency),
    amount: one.amount,
    currency: one.currency,
    kind: one.kind,
    reference: one.reference,
    period: one.period ?? null,
  }));
  const added = await insertTransfers(database, rows, at);
  if (added === rows.length) return;
  const standing = await readByReference(
    database,
    rows.map(({ reference }) => reference),
  );
  const byReference = new Map(standing.map((row) => [row.reference, row]));
  for (const row of rows) {
    const there = byReference.get(row.reference);
    if (there === undefined || !isSame(row, there)) throw new OtherTransfer(row.reference);
  }
}

function isSame(one: TransferRow, other: TransferRow): boolean {
  return (
    one.debitAccount === other.debitAccount &&
    one.creditAccount === other.creditAccount &&
    one.amount === other.amount &&
    one.kind === other.kind &&
    one.period === other.period
  );
}
