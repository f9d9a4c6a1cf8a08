import { KEY, type PersonalTable } from '#modules/ground/personal-table.ts';

const PROVIDERS = 'a name that a payment provider gave, of use to nobody else';

export const personal: readonly PersonalTable[] = [
  {
    table: 'membership',
    column: 'person_id',
    exported: {
      file: 'membership.json',
      columns: {
        plan: 'plan',
        status: 'status',
        provider: 'provider',
        currency: 'currency',
        amount: 'regular_amount',
        startedAt: 'started_at',
        periodEndsAt: 'period_ends_at',
        cancelledAt: 'cancelled_at',
        cancellationReason: 'cancellation_reason',
        memberSince: 'member_since',
        friendSince: 'friend_since',
        paidAmount: 'paid_amount',
        method: 'method',
        discount: 'discount',
        credit: 'credit',
        isTrial: 'is_trial',
        anchorAt: 'anchor_at',
        periodStartsAt: 'period_starts_at',
        nextChargeAt: 'next_charge_at',
        firstFailedAt: 'first_failed_at',
        failedCharges: 'failed_charges',
        lastOfferAt: 'last_offer_at',
        pausedUntil: 'paused_until',
        scheduledPlan: 'scheduled_plan',
        endedAt: 'ended_at',
        taxCountry: 'tax_country',
      },
      leftOut: { id: KEY, customer: PROVIDERS },
    },
    erased: 'rows',
  },
];
