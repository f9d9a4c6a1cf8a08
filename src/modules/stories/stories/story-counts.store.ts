import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** What readers did with a story, as a change of its counts. */
export type ReactionChange = { readonly claps?: number; readonly fans?: number; readonly responses?: number };

/** Waits until nobody else counts at this story; false where there is none. Part of a transaction. */
export async function lockCounts(database: Database<Tables>, storyId: string): Promise<boolean> {
  const locked = await sql`select id from story where id = ${storyId} for no key update`.execute(database.kysely);
  return locked.rows.length > 0;
}

export async function addToStoryCounts(
  database: Database<Tables>,
  storyId: string,
  { claps = 0, fans = 0, responses = 0 }: ReactionChange,
): Promise<void> {
  await sql`
    update story set clap_count = clap_count + ${claps}, fan_count = fan_count + ${fans},
      response_count = response_count + ${responses}
    where id = ${storyId}`.execute(database.kysely);
}
