import { type Insertable, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export async function insertInvitation(
  { kysely }: Database<Tables>,
  invitation: Insertable<Tables['invitation']>,
): Promise<void> {
  await kysely.insertInto('invitation').values(invitation).execute();
}

/** Ends what still invites an address, and holds up others who invite it: a new invitation takes its place. Which ended. */
export async function endInvitationsOf(
  { kysely }: Database<Tables>,
  address: string,
  now: Date,
): Promise<readonly string[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`invitation ${address}`}, 0))`.execute(kysely);
  const ended = await kysely
    .updateTable('invitation')
    .set({ revoked_at: now })
    .where('address', '=', address)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}

/** Ends an invitation; false where there is none that is not ended already. */
export async function revokeInvitationRow({ kysely }: Database<Tables>, id: string, now: Date): Promise<boolean> {
  const ended = await kysely
    .updateTable('invitation')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  return ended.length > 0;
}

/** Remembers which invitation a browser opened last. */
export async function upsertOpening(
  { kysely }: Database<Tables>,
  opening: Insertable<Tables['invitation_opening']>,
): Promise<void> {
  const { invitation_id, opened_at } = opening;
  await kysely
    .insertInto('invitation_opening')
    .values(opening)
    .onConflict((conflict) => conflict.column('visitor_hash').doUpdateSet({ invitation_id, opened_at }))
    .execute();
}

export async function deleteOldOpenings({ kysely }: Database<Tables>, before: Date): Promise<void> {
  await kysely.deleteFrom('invitation_opening').where('opened_at', '<', before).execute();
}

const DELETE_UNUSED = 'delete from invitation where use_count = 0 and expires_at < $1';

/** Forgets the addresses of people who did not come. */
export async function deleteUnusedInvitations(database: Database<Tables>, endedBefore: Date): Promise<void> {
  await database.query('invitation_unused', DELETE_UNUSED, [endedBefore]);
}

const COUNT_USE = `
  update invitation set use_count = use_count + 1, address = null
  where id = $1 and use_count < most_uses and revoked_at is null and expires_at > $2 returning id`;

/**
 * Takes one of the places of an invitation, under its row's lock; false where none is left. Whoever came has an account,
 * which knows their address as long as they want it to.
 */
export async function takePlace(database: Database<Tables>, id: string, now: Date): Promise<boolean> {
  return (await database.query('invitation_take_place', COUNT_USE, [id, now])).length > 0;
}

export async function insertUse(
  { kysely }: Database<Tables>,
  use: Insertable<Tables['invitation_use']>,
): Promise<void> {
  await kysely.insertInto('invitation_use').values(use).execute();
}

/** Adds a block; false where its domain or network is blocked already. */
export async function insertBlock(
  { kysely }: Database<Tables>,
  block: Insertable<Tables['sign_up_block']>,
): Promise<boolean> {
  const added = await kysely
    .insertInto('sign_up_block')
    .values(block)
    .onConflict((conflict) => conflict.column('value').doNothing())
    .returning('id')
    .execute();
  return added.length > 0;
}

/** Takes a block away, and answers with what it blocked; undefined where there is none. */
export async function deleteBlock({ kysely }: Database<Tables>, id: string): Promise<string | undefined> {
  const gone = await kysely.deleteFrom('sign_up_block').where('id', '=', id).returning('value').executeTakeFirst();
  return gone?.value;
}

export async function countRefusal(database: Database<Tables>, id: string): Promise<void> {
  await database.query('sign_up_refused', 'update sign_up_block set refused_count = refused_count + 1 where id = $1', [
    id,
  ]);
}
