import { createHmac } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';
import { StartError } from '#platform/process/start-error.ts';
import { hasSecrets, openSecrets, secretFile, type Secrets } from '#platform/secrets/secrets.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { insertSettingOnce, upsertSetting } from './settings.store.ts';

const NAME = 'secret.fingerprint';
const READ = `select value #>> '{}' as value from setting where name = '${NAME}'`;
const REMEDY =
  'bring it back from a backup; where there is none, "npx longhand admin accept-new-secret" lets a new one in, which voids passwords and authenticator apps';

/**
 * Opens the root secret of this site. The database keeps a fingerprint of it, from which nothing can be told, so
 * that a folder without it, or with another site's, is noticed before anybody is locked out. Throws a StartError.
 */
export async function openSiteSecrets(database: Database<Tables>, folder: string): Promise<Secrets> {
  const known = await readFingerprint(database);
  const file = secretFile(folder);
  if (known !== undefined && !(await hasSecrets(folder)))
    throw new StartError(`${file} is missing, and the database was made with one: ${REMEDY}.`);
  const secrets = await openSecrets(folder);
  const own = fingerprintOf(secrets);
  if (known === undefined) await insertSettingOnce(database, NAME, own, new Date());
  if ((known ?? (await readFingerprint(database))) !== own)
    throw new StartError(`${file} is not the one that the database was made with: ${REMEDY}.`);
  return secrets;
}

/** From now on the secret of this folder is the site's; it is made where there is none. */
export async function acceptSiteSecrets(database: Database<Tables>, folder: string): Promise<Secrets> {
  const secrets = await openSecrets(folder);
  await upsertSetting(database, NAME, fingerprintOf(secrets), new Date());
  return secrets;
}

async function readFingerprint(database: Database<Tables>): Promise<string | undefined> {
  const [row] = await database.query<{ value: string }>('read_secret_fingerprint', READ, []);
  return row?.value;
}

function fingerprintOf(secrets: Secrets): string {
  return createHmac('sha256', secrets.secret('fingerprint')).update('longhand').digest('hex').slice(0, 32);
}
