import { KEY, type PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
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
        kind: 'kind',
        isShared: 'is_shared',
        emailDomain: 'email_domain',
        isForNewMembers: 'is_for_new_members',
        paidAt: 'paid_at',
        expiresAt: 'expires_at',
        voidedAt: 'voided_at',
      },
      leftOut: { id: KEY, intent_id: KEY },
    },
    erased: { by: 'gifts/erase-gifts-of.ts' },
  },
  {
    table: 'gift_redemption',
    column: 'person_id',
    exported: {
      file: 'redeemed-gifts.json',
      columns: { redeemedAt: 'redeemed_at' },
      leftOut: { id: KEY, code_id: 'names a code of whoever gave it' },
    },
    erased: 'column',
  },
  {
    table: 'gift_reminder',
    column: 'person_id',
    exported: { withheld: 'nothing but which mails were sent' },
    erased: 'rows',
  },
];
