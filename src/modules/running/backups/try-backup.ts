import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { BackupPlace } from '#platform/backup/backup-place.ts';
import { restoreBackup } from '#platform/backup/restore-backup.ts';
import type { JobContext } from '#modules/ground/module-jobs.ts';

const PREFIX = 'longhand_trial_';
/** What PostgreSQL says to a user who may not make a database. */
const NOT_ALLOWED = '42501';

/**
 * Restores a backup into a database beside ours, which compares each row and each file, and drops it again. False where
 * our user may not make one. Throws a BackupError for a backup that does not come back whole.
 */
export async function tryBackup({ own, log }: JobContext, place: BackupPlace, passphrase: string): Promise<boolean> {
  const client = new Client({ connectionString: own.connectionString });
  client.on('error', () => undefined);
  await client.connect();
  const name = `${PREFIX}${randomBytes(6).toString('hex')}`;
  try {
    await dropOldTrials(client);
    if (!(await makeDatabase(client, name))) return false;
    const { connectionString } = beside(own.connectionString, name);
    await restoreBackup({ place, connectionString, migrations: own.migrations, passphrase, log, target: undefined });
    return true;
  } finally {
    await client.query(`drop database if exists ${name} with (force)`).catch(() => undefined);
    await client.end();
  }
}

async function makeDatabase(client: Client, name: string): Promise<boolean> {
  try {
    await client.query(`create database ${name} template template0`);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === NOT_ALLOWED) return false;
    throw error;
  }
}

/** A process that was killed leaves its trial behind. The job runs alone, so no other is under way. */
async function dropOldTrials(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database
     where datname ~ '^${PREFIX}[0-9a-f]{12}$' and datdba = (select oid from pg_roles where rolname = current_user)`,
  );
  for (const { name } of rows)
    await client.query(`drop database if exists ${name} with (force)`).catch(() => undefined);
}

/** The address of another database of the same server. */
function beside(connectionString: string, name: string): { readonly connectionString: string } {
  return { connectionString: connectionString.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${name}`) };
}
