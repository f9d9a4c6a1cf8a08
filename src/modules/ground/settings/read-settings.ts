import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { defaultSettings, isSettingName, type Settings } from './setting-list.ts';

/** All settings of the operator, each with its default where nobody set it. */
export async function readSettings(database: Database<Tables>): Promise<Settings> {
  const rows = await database.kysely.selectFrom('setting').select(['name', 'value']).execute();
  const set = rows.flatMap(({ name, value }) =>
    isSettingName(name) && typeof value === 'string' ? [[name, value]] : [],
  );
  return { ...defaultSettings, ...Object.fromEntries(set) };
}
