import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** What readers did with a list, as a change of its counts. */
export type ListReactionChange = { readonly claps?: number; readonly fans?: number; readonly responses?: number };

/** Waits until nobody else counts at this list; false where there is none. Part of a transaction. */
export async function lockCountsOfList(database: Database<Tables>, listId: string): Promise<boolean> {
  const locked = await sql`select id from list where id = ${listId} for no key update`.execute(database.kysely);
  return locked.rows.length > 0;
}

export async function addToListCounts(
  database: Database<Tables>,
  listId: string,
  { claps = 0, fans = 0, responses = 0 }: ListReactionChange,
): Promise<void> {
  await sql`
    update list set clap_count = clap_count + ${claps}, fan_count = fan_count + ${fans},
      response_count = response_count + ${responses}
    where id = ${listId}`.execute(database.kysely);
}

export async function writeResponsesClosed(
  database: Database<Tables>,
  listId: string,
  isClosed: boolean,
): Promise<void> {
  await database.kysely.updateTable('list').set({ is_responses_closed: isClosed }).where('id', '=', listId).execute();
}
