import type { Database } from '#platform/database/database.ts';
import { readSettings } from '#modules/ground/settings/read-settings.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** How many locked stories everybody may read in a month; 0 is a wall without a door (rule 79). */
export async function readFreeStories(database: Database<Tables>): Promise<number> {
  return Number((await readSettings(database))['metering.freeStories']);
}
