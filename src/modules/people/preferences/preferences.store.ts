import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { PreferenceValue } from '#shared/identity/preference-list.ts';
import type { Tables } from '#modules/ground/tables.ts';

export async function upsertPreferences(
  database: Database<Tables>,
  change: { readonly personId: string; readonly values: ReadonlyMap<string, PreferenceValue>; readonly now: Date },
): Promise<void> {
  const rows = [...change.values]
    // In one order, so that two changes at once never wait for each other in a circle.
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, value]) => ({
      person_id: change.personId,
      name,
      value: JSON.stringify(value),
      updated_at: change.now,
    }));
  if (rows.length === 0) return;
  await database.kysely
    .insertInto('viewer_preference')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['person_id', 'name'])
        .doUpdateSet({ value: sql`excluded.value`, updated_at: sql`excluded.updated_at` }),
    )
    .execute();
}

const DISMISS = `
  insert into dismissed_flag (person_id, flag, dismissed_at)
  select $1, $2, $3 where (select count(*) from dismissed_flag where person_id = $1) < $4
  on conflict do nothing`;

/** Puts a flag away, where the person has fewer than `most`. */
export async function insertDismissedFlag(
  database: Database<Tables>,
  flag: { readonly personId: string; readonly flag: string; readonly now: Date; readonly most: number },
): Promise<void> {
  await database.query('dismiss_flag', DISMISS, [flag.personId, flag.flag, flag.now, flag.most]);
}
