import type { Selectable } from 'kysely';
import type { Currency } from '#shared/money/money.ts';
import type { PaidTier } from '#shared/membership/plans.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { Gift, GiftKind } from './gift.ts';

/** Writes down what is to be given, before it is paid; a promotion is there at once. */
export async function insertGift({ kysely }: Database<Tables>, gift: Gift): Promise<void> {
  await kysely
    .insertInto('gift')
    .values({
      id: gift.id,
      kind: gift.kind,
      buyer_id: gift.buyerId,
      tier: gift.tier,
      months: gift.months,
      amount: gift.price.amount,
      currency: gift.price.currency,
      seats: gift.seats,
      is_shared: gift.isShared,
      email_domain: gift.emailDomain,
      is_for_new_members: gift.isForNewMembers,
      sender_name: gift.senderName,
      recipient_name: gift.recipientName,
      recipient_email: gift.recipientEmail,
      note: gift.note,
      deliver_at: gift.deliverAt,
      created_at: gift.createdAt,
      intent_id: gift.intentId,
      paid_at: gift.paidAt,
      expires_at: gift.expiresAt,
      delivered_at: gift.deliveredAt,
      voided_at: gift.voidedAt,
    })
    .execute();
}

/** One gift, locked until the end of the transaction; null where it is not there. */
export async function lockGift({ kysely }: Database<Tables>, id: string): Promise<Gift | null> {
  const row = await kysely.selectFrom('gift').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row === undefined ? null : giftOfRow(row);
}

type Change = Partial<Pick<Gift, 'intentId' | 'paidAt' | 'expiresAt' | 'deliveredAt' | 'voidedAt' | 'recipientEmail'>>;

/** Keeps what became of a gift; the caller holds its lock. */
export async function updateGift({ kysely }: Database<Tables>, id: string, change: Change): Promise<void> {
  await kysely
    .updateTable('gift')
    .set({
      intent_id: change.intentId,
      paid_at: change.paidAt,
      expires_at: change.expiresAt,
      delivered_at: change.deliveredAt,
      voided_at: change.voidedAt,
      recipient_email: change.recipientEmail,
    })
    .where('id', '=', id)
    .execute();
}

/** Forgets what was ordered and not paid: none of its payments can succeed any more. */
export async function deleteUnpaidGifts({ kysely }: Database<Tables>, before: Date): Promise<void> {
  await kysely
    .deleteFrom('gift')
    .where('paid_at', 'is', null)
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_intent')
            .select('payment_intent.id')
            .whereRef('payment_intent.subject_id', '=', 'gift.id')
            .where('payment_intent.state', 'not in', ['DECLINED', 'ABANDONED']),
        ),
      ),
    )
    .execute();
}

/** Forgets who gave what, and everything that they wrote. */
export async function leaveGiftsOf({ kysely }: Database<Tables>, personId: string): Promise<void> {
  await kysely
    .updateTable('gift')
    .set({ buyer_id: null, sender_name: '', recipient_name: '', recipient_email: null, note: '' })
    .where('buyer_id', '=', personId)
    .execute();
}

/** Remembers that somebody was told of an end; false where they had been. */
export async function insertReminder(
  { kysely }: Database<Tables>,
  reminder: { readonly personId: string; readonly days: number; readonly periodEndsAt: Date },
): Promise<boolean> {
  const row = await kysely
    .insertInto('gift_reminder')
    .values({ person_id: reminder.personId, days: reminder.days, period_ends_at: reminder.periodEndsAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('days')
    .executeTakeFirst();
  return row !== undefined;
}

/** The row as the product speaks of it. */
export function giftOfRow(row: Selectable<Tables['gift']>): Gift {
  return {
    id: row.id,
    kind: row.kind as GiftKind,
    buyerId: row.buyer_id,
    tier: row.tier as PaidTier,
    months: row.months,
    price: { amount: row.amount, currency: row.currency as Currency },
    seats: row.seats,
    isShared: row.is_shared,
    emailDomain: row.email_domain,
    isForNewMembers: row.is_for_new_members,
    senderName: row.sender_name,
    recipientName: row.recipient_name,
    recipientEmail: row.recipient_email,
    note: row.note,
    deliverAt: row.deliver_at,
    createdAt: row.created_at,
    intentId: row.intent_id,
    paidAt: row.paid_at,
    expiresAt: row.expires_at,
    deliveredAt: row.delivered_at,
    voidedAt: row.voided_at,
  };
}
