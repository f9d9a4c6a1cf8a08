import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export type MeteredOpening = {
  readonly storyId: string;
  readonly grantedAt: Date;
  readonly countedAt: Date | null;
};

type Reader = { readonly reader: string; readonly month: string };

/** Lets one request of a reader at a time decide, until the end of the transaction. */
export async function lockReader({ kysely }: Database<Tables>, reader: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`meter ${reader}`}, 0))`.execute(kysely);
}

const READ = `
  select story_id as "storyId", granted_at as "grantedAt", counted_at as "countedAt"
  from metered_opening where reader = $1 and month = $2`;

/** What a reader opened in a month. */
export function readOpenings(
  database: Database<Tables>,
  { reader, month }: Reader,
): Promise<readonly MeteredOpening[]> {
  return database.query<MeteredOpening>('metered_openings', READ, [reader, month]);
}

/** Writes an opening down, or that it was opened anew; what was counted stays so. */
export async function keepOpening(
  { kysely }: Database<Tables>,
  opening: Reader & {
    readonly storyId: string;
    readonly personId: string | null;
    readonly at: Date;
    readonly isCounted: boolean;
  },
): Promise<void> {
  const countedAt = opening.isCounted ? opening.at : null;
  await kysely
    .insertInto('metered_opening')
    .values({
      reader: opening.reader,
      month: opening.month,
      story_id: opening.storyId,
      person_id: opening.personId,
      granted_at: opening.at,
      counted_at: countedAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['reader', 'month', 'story_id']).doUpdateSet({ granted_at: opening.at, counted_at: countedAt }),
    )
    .execute();
}

type Network = { readonly hash: string; readonly month: string };

const READ_NETWORK = `select openings from metered_network where network_hash = $1 and month = $2`;

/** How many stories strangers of a network opened in a month. */
export async function readOfNetwork(database: Database<Tables>, { hash, month }: Network): Promise<number> {
  const [row] = await database.query<{ openings: number }>('metered_network', READ_NETWORK, [hash, month]);
  return row?.openings ?? 0;
}

const TAKE_NETWORK = `
  insert into metered_network as n (network_hash, month, openings) values ($1, $2, 1)
  on conflict (network_hash, month) do update set openings = n.openings + 1 where n.openings < $3
  returning openings`;

/** Counts one opening by strangers of a network; false where as many were opened already, of many at once too. */
export async function takeOfNetwork(
  database: Database<Tables>,
  { hash, month }: Network,
  most: number,
): Promise<boolean> {
  const rows = await database.query('metered_network_take', TAKE_NETWORK, [hash, month, most]);
  return rows.length > 0;
}

/** Forgets the months before this one, of readers and of networks (rule 81). */
export async function deleteBefore({ kysely }: Database<Tables>, month: string): Promise<void> {
  await kysely.deleteFrom('metered_opening').where('month', '<', month).execute();
  await kysely.deleteFrom('metered_network').where('month', '<', month).execute();
}
