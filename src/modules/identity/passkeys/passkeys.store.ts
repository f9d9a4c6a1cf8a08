import type { Insertable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { ChallengePurpose } from './passkeys.tables.ts';

export async function insertChallenge(
  database: Database<Tables>,
  row: Insertable<Tables['passkey_challenge']>,
): Promise<void> {
  await database.kysely.insertInto('passkey_challenge').values(row).execute();
}

/** Takes a challenge away: of any number who answer it, one gets it. */
export async function takeChallenge(
  database: Database<Tables>,
  of: {
    readonly challenge: string;
    readonly visitorHash: string;
    readonly purpose: ChallengePurpose;
    readonly personId: string | null;
    readonly now: Date;
  },
): Promise<boolean> {
  const row = await database.kysely
    .deleteFrom('passkey_challenge')
    .where('challenge', '=', of.challenge)
    .where('visitor_hash', '=', of.visitorHash)
    .where('purpose', '=', of.purpose)
    .where('person_id', 'is not distinct from', of.personId)
    .where('expires_at', '>', of.now)
    .returning('challenge')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteExpiredChallenges(database: Database<Tables>, now: Date): Promise<void> {
  await database.kysely.deleteFrom('passkey_challenge').where('expires_at', '<=', now).execute();
}

/** False where the passkey is somebody's already. */
export async function insertPasskey(database: Database<Tables>, row: Insertable<Tables['passkey']>): Promise<boolean> {
  const kept = await database.kysely
    .insertInto('passkey')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
}

/** Writes a use down. False where the counter went on meanwhile: the same answer was used twice. */
export async function recordUse(
  database: Database<Tables>,
  use: {
    readonly id: string;
    readonly counterBefore: number;
    readonly counter: number;
    readonly isBackedUp: boolean;
    readonly now: Date;
  },
): Promise<boolean> {
  const row = await database.kysely
    .updateTable('passkey')
    .set({ counter: use.counter, is_backed_up: use.isBackedUp, last_used_at: use.now })
    .where('id', '=', use.id)
    .where('counter', '=', use.counterBefore)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateName(
  database: Database<Tables>,
  passkey: { readonly id: string; readonly personId: string; readonly name: string },
): Promise<boolean> {
  const row = await database.kysely
    .updateTable('passkey')
    .set({ name: passkey.name })
    .where('id', '=', passkey.id)
    .where('person_id', '=', passkey.personId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The name of the passkey that is gone; undefined where the person has none such. */
export async function deletePasskey(
  database: Database<Tables>,
  passkey: { readonly id: string; readonly personId: string },
): Promise<string | undefined> {
  const row = await database.kysely
    .deleteFrom('passkey')
    .where('id', '=', passkey.id)
    .where('person_id', '=', passkey.personId)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}
