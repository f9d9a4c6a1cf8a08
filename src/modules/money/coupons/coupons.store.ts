import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { Coupon } from './coupon.ts';

/** Makes a coupon, or changes what one gives, and until when. */
export async function upsertCoupon(
  { kysely }: Database<Tables>,
  { code, percentOff, cycles, freeMonths, expiresAt, cap }: Omit<Coupon, 'usedCount'>,
  now: Date,
): Promise<void> {
  const columns = { percent_off: percentOff, cycles, free_months: freeMonths, expires_at: expiresAt, cap };
  await kysely
    .insertInto('coupon')
    .values({ code, ...columns, created_at: now })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(columns))
    .execute();
}

/** Holds a coupon until the end of the transaction, so that two who want the last use wait for each other. */
export async function lockCoupon({ kysely }: Database<Tables>, code: string): Promise<void> {
  await kysely.selectFrom('coupon').select('code').where('code', '=', code).forUpdate().execute();
}

/** Writes down that somebody is about to pay with a coupon. */
export async function insertUse({ kysely }: Database<Tables>, code: string, personId: string, now: Date) {
  await kysely
    .insertInto('coupon_redemption')
    .values({ code, person_id: personId, created_at: now, redeemed_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Writes down that somebody did, also where the use was given back before the money came after all. */
export async function upsertRedeemed({ kysely }: Database<Tables>, code: string, personId: string, now: Date) {
  await kysely
    .insertInto('coupon_redemption')
    .values({ code, person_id: personId, created_at: now, redeemed_at: now })
    .onConflict((conflict) => conflict.columns(['code', 'person_id']).doUpdateSet({ redeemed_at: now }))
    .execute();
}

/** Gives a use back that came to nothing. */
export async function deleteUse({ kysely }: Database<Tables>, code: string, personId: string): Promise<void> {
  await kysely
    .deleteFrom('coupon_redemption')
    .where('code', '=', code)
    .where('person_id', '=', personId)
    .where('redeemed_at', 'is', null)
    .execute();
}
