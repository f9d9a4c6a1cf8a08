import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** Lets one request of a session at a time decide, until the end of the transaction. */
export async function lockSession({ kysely }: Database<Tables>, sessionKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`guard ${sessionKey}`}, 0))`.execute(kysely);
}

const READ = `
  select o.story_id as "storyId", o.opened_at as "openedAt" from guarded_opening o
  where o.session_key = $1 and o.opened_at > $2
    and o.opened_at > coalesce((select p.passed_at from passed_check p where p.session_key = $1), '-infinity')`;

/** The locked stories that a session opened since a moment, and since it last passed a check. */
export function readGuarded(
  database: Database<Tables>,
  sessionKey: string,
  since: Date,
): Promise<readonly { readonly storyId: string; readonly openedAt: Date }[]> {
  return database.query('guarded_openings', READ, [sessionKey, since]);
}

const KEEP = `
  insert into guarded_opening (session_key, story_id, opened_at) values ($1, $2, $3)
  on conflict (session_key, story_id) do update set opened_at = excluded.opened_at`;

export async function keepGuarded(
  database: Database<Tables>,
  opening: { readonly sessionKey: string; readonly storyId: string; readonly at: Date },
): Promise<void> {
  await database.query('guarded_opening_keep', KEEP, [opening.sessionKey, opening.storyId, opening.at]);
}

export async function keepPassedCheck({ kysely }: Database<Tables>, sessionKey: string, at: Date): Promise<void> {
  await kysely
    .insertInto('passed_check')
    .values({ session_key: sessionKey, passed_at: at })
    .onConflict((conflict) => conflict.column('session_key').doUpdateSet({ passed_at: at }))
    .execute();
}

export async function deleteGuardedBefore({ kysely }: Database<Tables>, moment: Date): Promise<void> {
  await kysely.deleteFrom('guarded_opening').where('opened_at', '<', moment).execute();
  await kysely.deleteFrom('passed_check').where('passed_at', '<', moment).execute();
}
