import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { Mute } from './mute.ts';

/** Adds a mute; one that is there already stays. */
export async function insertMute({ kysely }: Database<Tables>, mute: Mute & { readonly now: Date }): Promise<void> {
  const { muterId, kind, id, now } = mute;
  await sql`
    insert into ${sql.table(`${kind}_mute`)} (muter_id, ${sql.ref(`${kind}_id`)}, created_at)
    values (${muterId}, ${id}, ${now}) on conflict do nothing`.execute(kysely);
}

/** Takes a mute away; that there was none is well too. */
export async function deleteMute({ kysely }: Database<Tables>, { muterId, kind, id }: Mute): Promise<void> {
  await sql`
    delete from ${sql.table(`${kind}_mute`)}
    where muter_id = ${muterId} and ${sql.ref(`${kind}_id`)} = ${id}`.execute(kysely);
}
