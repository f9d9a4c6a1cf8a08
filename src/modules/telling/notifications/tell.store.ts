import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

const NOTE = `
  update notification set told_at = $3, told_count = $4
  where id = $1 and told_at is not distinct from $2::timestamptz returning id`;

/** Notes that mail and push were told of a bundle; false where somebody else did meanwhile. */
export async function noteTold(
  database: Database<Tables>,
  told: { readonly id: string; readonly before: Date | null; readonly now: Date; readonly count: number },
): Promise<boolean> {
  const rows = await database.query('notification_note_told', NOTE, [told.id, told.before, told.now, told.count]);
  return rows.length > 0;
}
