import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** True for the first who spends a challenge, of any number at once. */
export async function spendChallenge(
  database: Database<Tables>,
  challenge: { readonly hash: string; readonly expiresAt: Date },
): Promise<boolean> {
  const row = await database.kysely
    .insertInto('spent_challenge')
    .values({ challenge_hash: challenge.hash, expires_at: challenge.expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('challenge_hash')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteSpentChallenges(database: Database<Tables>, now: Date): Promise<void> {
  await database.kysely.deleteFrom('spent_challenge').where('expires_at', '<=', now).execute();
}
