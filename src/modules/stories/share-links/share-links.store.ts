import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export type ShareLinkRow = {
  readonly id: string;
  readonly storyId: string;
  readonly personId: string;
  readonly tokenHash: string;
  readonly mostOpenings: number | null;
  readonly createdAt: Date;
};

/** Lets somebody make one link at a time, until the end of the transaction. */
export async function lockMaker({ kysely }: Database<Tables>, personId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`share links ${personId}`}, 0))`.execute(kysely);
}

export async function insertLink({ kysely }: Database<Tables>, link: ShareLinkRow): Promise<void> {
  await kysely
    .insertInto('share_link')
    .values({
      id: link.id,
      story_id: link.storyId,
      person_id: link.personId,
      token_hash: link.tokenHash,
      most_openings: link.mostOpenings,
      created_at: link.createdAt,
    })
    .execute();
}

/** Ends a link of its maker; false where there is none of theirs. */
export async function revokeLink(
  { kysely }: Database<Tables>,
  { id, personId, at }: { readonly id: string; readonly personId: string; readonly at: Date },
): Promise<boolean> {
  const row = await kysely
    .updateTable('share_link')
    .set(({ fn, val }) => ({ revoked_at: fn.coalesce('revoked_at', val(at)) }))
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

const COUNT = `
  update share_link set openings = openings + 1
  where id = $1 and revoked_at is null and (most_openings is null or openings < most_openings) returning id`;

/** Takes one opening of a link, of many at once exactly as many as it has; false where it has none, or ended. */
export async function takeOpening(database: Database<Tables>, linkId: string): Promise<boolean> {
  return (await database.query('share_link_count', COUNT, [linkId])).length > 0;
}

const KEEP = `
  insert into share_link_opening (link_id, reader_hash, story_id, person_id, is_member, opened_at)
  values ($1, $2, $3, $4, $5, $6) on conflict (link_id, reader_hash) do nothing returning link_id`;

/** Writes down who opened a link for the first time; false where they had opened it before. */
export async function keepLinkOpening(
  database: Database<Tables>,
  opening: {
    readonly linkId: string;
    readonly readerHash: string;
    readonly storyId: string;
    readonly personId: string | null;
    readonly isMember: boolean;
    readonly at: Date;
  },
): Promise<boolean> {
  const { linkId, readerHash, storyId, personId, isMember, at } = opening;
  const values = [linkId, readerHash, storyId, personId, isMember, at];
  return (await database.query('share_link_opening', KEEP, values)).length > 0;
}
