import type { Insertable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { AuthorState } from './author-verifications.tables.ts';

type AnyDatabase = Database<Tables>;

/** False where one waits or holds already. */
export async function insertApplication(
  { kysely }: AnyDatabase,
  row: Insertable<Tables['author_verification']>,
): Promise<boolean> {
  const inserted = await kysely
    .insertInto('author_verification')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Moves an application from one of some states to another; false where it stands in none of them by now. */
export async function moveApplication(
  { kysely }: AnyDatabase,
  move: {
    readonly id: string;
    readonly from: readonly AuthorState[];
    readonly to: AuthorState;
    readonly reason: string;
    readonly by: string | null;
    readonly now: Date;
  },
): Promise<boolean> {
  const { id, from, to, reason, by, now } = move;
  const moved = await kysely
    .updateTable('author_verification')
    .set({ state: to, reason, decided_by: by, decided_at: now })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

/** A new address or code voids what was there. */
export async function replaceProof(
  { kysely }: AnyDatabase,
  proof: { readonly personId: string; readonly address: string; readonly codeHash: string; readonly expiresAt: Date },
): Promise<void> {
  const { personId, address, codeHash, expiresAt } = proof;
  const changes = { address, code_hash: codeHash, tries: 0, expires_at: expiresAt, proven_at: null };
  await kysely
    .insertInto('publisher_proof')
    .values({ person_id: personId, ...changes })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(changes))
    .execute();
}

/** Counts a try before it is looked at; undefined where there is no code that may still be tried. */
export async function takeTry(
  { kysely }: AnyDatabase,
  { personId, most, now }: { readonly personId: string; readonly most: number; readonly now: Date },
): Promise<{ readonly codeHash: string | null } | undefined> {
  return await kysely
    .updateTable('publisher_proof')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('person_id', '=', personId)
    .where('tries', '<', most)
    .where('expires_at', '>', now)
    .where('code_hash', 'is not', null)
    .returning('code_hash as codeHash')
    .executeTakeFirst();
}

/** Notes that a code was right, once; a code that was sent meanwhile stays to be tried. */
export async function markProven(
  { kysely }: AnyDatabase,
  { personId, codeHash, now }: { readonly personId: string; readonly codeHash: string; readonly now: Date },
): Promise<boolean> {
  const proven = await kysely
    .updateTable('publisher_proof')
    .set({ code_hash: null, proven_at: now })
    .where('person_id', '=', personId)
    .where('code_hash', '=', codeHash)
    .returning('person_id')
    .executeTakeFirst();
  return proven !== undefined;
}
