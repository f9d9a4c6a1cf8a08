import { type MembershipTier, type PlanType, tierOfPlan } from '#shared/membership/plans.ts';
import type { PaymentMethod } from '#modules/money/payments/payment-method.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import type { MembershipProvider, MembershipStatus } from '#modules/money/memberships/membership.ts';

export type MembershipOverride = {
  readonly personId: string;
  readonly plan?: PlanType;
  readonly provider?: MembershipProvider;
  readonly status?: MembershipStatus;
  readonly method?: PaymentMethod | null;
  readonly startedAt?: Date;
  readonly periodEndsAt?: Date;
  readonly cancelledAt?: Date;
  readonly pausedUntil?: Date;
  readonly firstFailedAt?: Date;
  readonly failedCharges?: number;
  readonly endedAt?: Date;
};

const DAY = 86_400_000;
const PRICES: Readonly<Record<PlanType, number>> = {
  MONTHLY: 500,
  YEARLY: 5_000,
  PREMIUM_MONTHLY: 1_500,
  PREMIUM_YEARLY: 15_000,
};
const CARD: PaymentMethod = {
  kind: 'CreditCard',
  ref: 'card-1',
  cardType: 'Visa',
  expirationMonth: 12,
  expirationYear: 2099,
  lastFour: '4242',
  fingerprint: null,
};

/**
 * A membership as a row, since it is paid for nowhere: active and paid by the sandbox until 20 days from now, unless
 * told otherwise. There is one for each person.
 */
export async function buildMembership(
  { database, clock }: Pick<CommandContext, 'database' | 'clock'>,
  override: MembershipOverride,
): Promise<{ readonly id: string; readonly tier: MembershipTier }> {
  const now = clock.now().getTime();
  const id = createId();
  const { plan = 'MONTHLY', method = CARD, cancelledAt = null, endedAt = null } = override;
  const startedAt = override.startedAt ?? new Date(now - 10 * DAY);
  const periodEndsAt = override.periodEndsAt ?? new Date(now + 20 * DAY);
  const isGoingOn = cancelledAt === null && endedAt === null;
  await database.kysely
    .insertInto('membership')
    .values({
      id,
      person_id: override.personId,
      status: override.status ?? (endedAt === null ? 'ACTIVE' : 'INACTIVE'),
      plan,
      provider: override.provider ?? 'SANDBOX',
      customer: null,
      method: method === null ? null : JSON.stringify(method),
      currency: 'USD',
      regular_amount: PRICES[plan],
      started_at: startedAt,
      anchor_at: startedAt,
      period_starts_at: startedAt < periodEndsAt ? startedAt : periodEndsAt,
      period_ends_at: periodEndsAt,
      paid_amount: PRICES[plan],
      is_trial: false,
      cancelled_at: cancelledAt,
      cancellation_reason: cancelledAt === null ? null : 'OTHER',
      last_offer_at: null,
      first_failed_at: override.firstFailedAt ?? null,
      failed_charges: override.failedCharges ?? 0,
      next_charge_at: isGoingOn ? (override.pausedUntil ?? periodEndsAt) : null,
      discount: null,
      credit: 0,
      paused_until: override.pausedUntil ?? null,
      scheduled_plan: null,
      member_since: startedAt,
      friend_since: tierOfPlan(plan) === 'FRIEND' ? startedAt : null,
      ended_at: endedAt,
    })
    .execute();
  return { id, tier: tierOfPlan(plan) };
}
