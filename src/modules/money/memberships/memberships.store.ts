import type { Insertable, Selectable } from 'kysely';
import type { Currency } from '#shared/money/money.ts';
import type { CancellationReason } from '#shared/membership/cancellation.ts';
import type { Discount } from '#shared/membership/discounts.ts';
import type { PlanType } from '#shared/membership/plans.ts';
import type { Database } from '#platform/database/database.ts';
import type { PaymentMethod } from '#modules/money/payments/payment-method.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { Membership, MembershipProvider, MembershipStatus } from './membership.ts';

/**
 * The membership of a person, locked until the end of the transaction. Their row is locked before, so that two first
 * payments at the same instant wait for each other too.
 */
export async function lockMembership({ kysely }: Database<Tables>, personId: string): Promise<Membership | null> {
  await kysely.selectFrom('person').select('id').where('id', '=', personId).forUpdate().executeTakeFirst();
  const row = await kysely
    .selectFrom('membership')
    .selectAll()
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : membershipOfRow(row);
}

/** Keeps a membership as it has become; the caller holds its lock. */
export async function keepMembership({ kysely }: Database<Tables>, membership: Membership): Promise<void> {
  const { id, person_id, ...columns } = rowOfMembership(membership);
  await kysely
    .insertInto('membership')
    .values({ id, person_id, ...columns })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(columns))
    .execute();
}

/** Keeps where a member is taxed from now on; the caller holds the lock of their membership. */
export async function keepTaxCountry({ kysely }: Database<Tables>, personId: string, country: string): Promise<void> {
  await kysely.updateTable('membership').set({ tax_country: country }).where('person_id', '=', personId).execute();
}

/** Writes down that a card has its trial; false where it had one. */
export async function insertTrialCard(
  { kysely }: Database<Tables>,
  { fingerprint, intentId, now }: { readonly fingerprint: string; readonly intentId: string; readonly now: Date },
): Promise<boolean> {
  const inserted = await kysely
    .insertInto('trial_card')
    .values({ fingerprint, intent_id: intentId, started_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('intent_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

function jsonOf(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}

function rowOfMembership(membership: Membership): Insertable<Tables['membership']> {
  return {
    id: membership.id,
    person_id: membership.personId,
    status: membership.status,
    plan: membership.plan,
    provider: membership.provider,
    customer: membership.customer,
    method: jsonOf(membership.method),
    currency: membership.price.currency,
    regular_amount: membership.price.amount,
    started_at: membership.startedAt,
    anchor_at: membership.anchorAt,
    period_starts_at: membership.periodStartsAt,
    period_ends_at: membership.periodEndsAt,
    paid_amount: membership.paidAmount,
    is_trial: membership.isTrial,
    cancelled_at: membership.cancelledAt,
    cancellation_reason: membership.cancellationReason,
    last_offer_at: membership.lastOfferAt,
    first_failed_at: membership.firstFailedAt,
    failed_charges: membership.failedCharges,
    next_charge_at: membership.nextChargeAt,
    discount: jsonOf(membership.discount),
    credit: membership.credit,
    paused_until: membership.pausedUntil,
    scheduled_plan: membership.scheduledPlan,
    member_since: membership.memberSince,
    friend_since: membership.friendSince,
    ended_at: membership.endedAt,
  };
}

/** The row as the product speaks of it. */
export function membershipOfRow(row: Selectable<Tables['membership']>): Membership {
  return {
    id: row.id,
    personId: row.person_id,
    status: row.status as MembershipStatus,
    plan: row.plan as PlanType,
    provider: row.provider as MembershipProvider,
    customer: row.customer,
    method: row.method as PaymentMethod | null,
    price: { amount: row.regular_amount, currency: row.currency as Currency },
    startedAt: row.started_at,
    anchorAt: row.anchor_at,
    periodStartsAt: row.period_starts_at,
    periodEndsAt: row.period_ends_at,
    paidAmount: row.paid_amount,
    isTrial: row.is_trial,
    cancelledAt: row.cancelled_at,
    cancellationReason: row.cancellation_reason as CancellationReason | null,
    lastOfferAt: row.last_offer_at,
    firstFailedAt: row.first_failed_at,
    failedCharges: row.failed_charges,
    nextChargeAt: row.next_charge_at,
    discount: row.discount as Discount | null,
    credit: row.credit,
    pausedUntil: row.paused_until,
    scheduledPlan: row.scheduled_plan as PlanType | null,
    memberSince: row.member_since,
    friendSince: row.friend_since,
    endedAt: row.ended_at,
  };
}
