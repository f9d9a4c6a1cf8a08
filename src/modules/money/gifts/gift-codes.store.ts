import type { Selectable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { createId } from '#modules/ground/create-id.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { GiftCode } from './gift.ts';

export type GiftCodeRow = {
  readonly id: string;
  readonly position: number;
  readonly hash: string;
  readonly sealed: string;
  readonly seats: number;
};

/** Writes the codes of a gift down, as they are kept. */
export async function insertGiftCodes(
  { kysely }: Database<Tables>,
  giftId: string,
  codes: readonly GiftCodeRow[],
): Promise<void> {
  await kysely
    .insertInto('gift_code')
    .values(
      codes.map(({ id, position, hash, sealed, seats }) => ({
        id,
        gift_id: giftId,
        position,
        code_hash: hash,
        sealed,
        seats,
        revoked_at: null,
      })),
    )
    .execute();
}

/** One code by its hash, locked until the end of the transaction; null where there is none. */
export async function lockGiftCode({ kysely }: Database<Tables>, hash: string): Promise<GiftCode | null> {
  const row = await kysely
    .selectFrom('gift_code')
    .selectAll()
    .where('code_hash', '=', hash)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : codeOfRow(row);
}

/** The codes of a gift, locked until the end of the transaction. */
export async function lockCodesOf({ kysely }: Database<Tables>, giftId: string): Promise<readonly GiftCode[]> {
  const rows = await kysely
    .selectFrom('gift_code')
    .selectAll()
    .where('gift_id', '=', giftId)
    .orderBy('position')
    .forUpdate()
    .execute();
  return rows.map(codeOfRow);
}

/** One seat of a code is taken by somebody; the caller holds its lock and knows that one is left. */
export async function redeemSeat(
  { kysely }: Database<Tables>,
  { codeId, personId, now }: { readonly codeId: string; readonly personId: string; readonly now: Date },
): Promise<void> {
  await kysely
    .updateTable('gift_code')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('id', '=', codeId)
    .execute();
  await kysely
    .insertInto('gift_redemption')
    .values({ id: createId(), code_id: codeId, person_id: personId, redeemed_at: now })
    .execute();
}

/** What is unused of these codes can be redeemed no more. */
export async function revokeCodes({ kysely }: Database<Tables>, codeIds: readonly string[], now: Date): Promise<void> {
  await kysely
    .updateTable('gift_code')
    .set({ revoked_at: now })
    .where('id', 'in', codeIds)
    .where('revoked_at', 'is', null)
    .execute();
}

/** The row as the product speaks of it. */
export function codeOfRow(row: Selectable<Tables['gift_code']>): GiftCode {
  return {
    id: row.id,
    giftId: row.gift_id,
    sealed: row.sealed,
    seats: row.seats,
    used: row.used,
    revokedAt: row.revoked_at,
  };
}
