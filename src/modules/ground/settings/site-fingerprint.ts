import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { insertSettingOnce, upsertSetting } from './settings.store.ts';

const NAME = 'secret.fingerprint';
const READ = `select value #>> '{}' as value from setting where name = '${NAME}'`;

/** Of the key that the site uses, as programs look for it that know only one. */
export async function readFingerprint(database: Database<Tables>): Promise<string | undefined> {
  const [row] = await database.query<{ value: string }>('read_secret_fingerprint', READ, []);
  return row?.value;
}

/** Leaves the one that is there already. */
export async function keepFingerprint(database: Database<Tables>, fingerprint: string): Promise<void> {
  await insertSettingOnce(database, NAME, fingerprint, new Date());
}

export async function replaceFingerprint(database: Database<Tables>, fingerprint: string): Promise<void> {
  await upsertSetting(database, NAME, fingerprint, new Date());
}
