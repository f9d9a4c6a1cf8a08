import type { Insertable, Updateable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export async function insertLegalNotice(
  { kysely }: Database<Tables>,
  notice: Insertable<Tables['legal_notice']>,
): Promise<void> {
  await kysely.insertInto('legal_notice').values(notice).execute();
}

export async function updateLegalNotice(
  { kysely }: Database<Tables>,
  id: string,
  change: Updateable<Tables['legal_notice']>,
): Promise<void> {
  await kysely.updateTable('legal_notice').set(change).where('id', '=', id).execute();
}

/** Notes that staff are told of what is open, and answers how much of it they did not know. */
export async function markStaffTold({ kysely }: Database<Tables>, now: Date): Promise<number> {
  const { numUpdatedRows } = await kysely
    .updateTable('legal_notice')
    .set({ staff_told_at: now })
    .where('state', '=', 'open')
    .where('staff_told_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Takes out who said what of notices that were decided before a moment; what was decided stays in the log. */
export async function forgetNotifiers({ kysely }: Database<Tables>, before: Date): Promise<void> {
  await kysely
    .updateTable('legal_notice')
    .set({
      name: '',
      email: null,
      work: '',
      law: '',
      explanation: '',
      counter_name: '',
      counter_address: '',
      counter_words: '',
    })
    .where('decided_at', '<', before)
    // Never empty until it is forgotten: what was, is not written again each night.
    .where('explanation', '<>', '')
    .where('state', '<>', 'countered')
    .execute();
}
