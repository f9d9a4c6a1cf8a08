import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** Ways of signing in, and of acting without, and the column that tells when each was added or last changed. */
const WAYS_IN = [
  ['password', 'updated_at'],
  ['passkey', 'created_at'],
  ['connection', 'created_at'],
  ['recovery_code', 'created_at'],
  ['totp', 'created_at'],
  ['two_factor_choice', 'updated_at'],
  ['personal_token', 'created_at'],
  ['oauth_grant', 'created_at'],
] as const;

export async function deleteWaysInSince(database: Database<Tables>, personId: string, since: Date): Promise<void> {
  for (const [table, column] of WAYS_IN) {
    const [name, changedAt] = [sql.table(table), sql.ref(column)];
    await sql`delete from ${name} where person_id = ${personId} and ${changedAt} >= ${since}`.execute(database.kysely);
  }
}
