import type { Insertable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { AppealState } from './appeals.tables.ts';

/** False where somebody appealed before. */
export async function insertAppeal({ kysely }: Database<Tables>, row: Insertable<Tables['appeal']>): Promise<boolean> {
  const inserted = await kysely
    .insertInto('appeal')
    .values(row)
    .onConflict((conflict) => conflict.column('decision_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** False where it was decided before. */
export async function closeAppeal(
  { kysely }: Database<Tables>,
  end: {
    readonly id: string;
    readonly state: Exclude<AppealState, 'open'>;
    readonly reason: string;
    readonly by: string | null;
    readonly isByFirst: boolean;
    readonly now: Date;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('appeal')
    .set({
      state: end.state,
      reason: end.reason,
      decided_by: end.by,
      decided_at: end.now,
      is_by_first: end.isByFirst,
    })
    .where('id', '=', end.id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks appeals of before a moment as told to staff, and answers how many were not told before. */
export async function markReminded({ kysely }: Database<Tables>, before: Date, now: Date): Promise<number> {
  const { numUpdatedRows } = await kysely
    .updateTable('appeal')
    .set({ reminded_at: now })
    .where('state', '=', 'open')
    .where('reminded_at', 'is', null)
    .where('created_at', '<=', before)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
