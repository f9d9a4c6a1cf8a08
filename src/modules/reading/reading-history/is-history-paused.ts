import type { PreferenceName } from '#shared/identity/preference-list.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

const NAME: PreferenceName = 'READING_HISTORY_PAUSED';
const TEXT = `select 1 from viewer_preference where person_id = $1 and name = $2 and value = 'true'`;

/** Whether somebody wants nothing kept of what they read (rule 38). */
export async function isHistoryPaused(database: Database<Tables>, personId: string): Promise<boolean> {
  return (await database.query('history_is_paused', TEXT, [personId, NAME])).length > 0;
}
