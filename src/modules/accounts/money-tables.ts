import type { PersonalTable } from './personal-table.ts';

const LAW = 'what was paid is kept for as long as the law on accounts asks; the column lets go of who paid';

/** What somebody pays and has paid: a part of the personal tables (decisions 97, 143). */
export const moneyTables: readonly PersonalTable[] = [
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
      },
    },
    erased: 'rows',
  },
  {
    table: 'charge',
    column: 'person_id',
    exported: {
      file: 'charges.json',
      columns: {
        receiptNumber: 'receipt_number',
        product: 'product',
        amount: 'amount',
        currency: 'currency',
        taxAmount: 'tax_amount',
        refundedAmount: 'refunded_amount',
        chargedAt: 'charged_at',
      },
    },
    erased: 'column',
  },
  {
    table: 'gift',
    column: 'buyer_id',
    exported: {
      file: 'gifts.json',
      columns: {
        tier: 'tier',
        months: 'months',
        seats: 'seats',
        amount: 'amount',
        currency: 'currency',
        from: 'sender_name',
        to: 'recipient_name',
        toAddress: 'recipient_email',
        note: 'note',
        deliverAt: 'deliver_at',
        deliveredAt: 'delivered_at',
        createdAt: 'created_at',
      },
    },
    erased: { by: 'gifts/erase-gifts-of.ts' },
  },
  {
    table: 'gift_redemption',
    column: 'person_id',
    exported: { file: 'redeemed-gifts.json', columns: { redeemedAt: 'redeemed_at' } },
    erased: 'column',
  },
  {
    table: 'gift_reminder',
    column: 'person_id',
    exported: { withheld: 'nothing but which mails were sent' },
    erased: 'rows',
  },
  {
    table: 'coupon_redemption',
    column: 'person_id',
    exported: { file: 'coupons.json', columns: { code: 'code', redeemedAt: 'redeemed_at' } },
    erased: 'rows',
  },
  { table: 'payment_intent', column: 'person_id', exported: { withheld: LAW }, erased: 'column' },
  {
    table: 'payment_customer',
    column: 'person_id',
    exported: { withheld: 'a name that a payment provider gave, of use to nobody else' },
    erased: 'rows',
  },
];
