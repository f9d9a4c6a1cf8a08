import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { postTransfers } from '#modules/money/ledger/post-transfers.ts';

let count = 0;

/** Has a writer earn something, as the close of a month does. */
export async function earn(
  { transaction }: Database<Tables>,
  { personId, amount, at }: { readonly personId: string; readonly amount: number; readonly at: Date },
): Promise<void> {
  count += 1;
  const reference = `earned:${personId}:${count}`;
  const [debit, credit] = [{ kind: 'fund' }, { kind: 'writer', owner: personId }] as const;
  await transaction((database) =>
    postTransfers(database, [{ debit, credit, amount, currency: 'USD', kind: 'CREDIT', reference }], at),
  );
}
