import type { PaidTier } from '#shared/membership/plans.ts';
import type { Money } from '#shared/money/money.ts';

/** A promotion is made by staff, and nobody pays for it. */
export type GiftKind = 'GIFT' | 'GROUP_GIFT' | 'PROMOTION';

/** A membership that somebody gives away (rules 98 to 103). */
export type Gift = {
  readonly id: string;
  readonly kind: GiftKind;
  /** Null for a promotion, and once the account is erased. */
  readonly buyerId: string | null;
  readonly tier: PaidTier;
  readonly months: number;
  /** What was paid for all of it. */
  readonly price: Money;
  readonly seats: number;
  /** One code for all seats, or one code each. */
  readonly isShared: boolean;
  /** Lower case; null where everybody may redeem it. */
  readonly emailDomain: string | null;
  readonly isForNewMembers: boolean;
  readonly senderName: string;
  readonly recipientName: string;
  /** Null where the buyer hands it over. */
  readonly recipientEmail: string | null;
  readonly note: string;
  readonly deliverAt: Date | null;
  readonly createdAt: Date;
  readonly intentId: string | null;
  /** Null until it is paid: it has no codes before. */
  readonly paidAt: Date | null;
  readonly expiresAt: Date | null;
  readonly deliveredAt: Date | null;
  /** Refunded or revoked as a whole. */
  readonly voidedAt: Date | null;
};

export type GiftCode = {
  readonly id: string;
  readonly giftId: string;
  readonly sealed: string;
  readonly seats: number;
  readonly used: number;
  readonly revokedAt: Date | null;
};

const REFUND_DAYS = 30;

/** Until when a buyer may have it back while nobody has redeemed it (rule 102). */
export function refundableUntil(gift: Pick<Gift, 'paidAt'>): Date | null {
  return gift.paidAt === null ? null : new Date(gift.paidAt.getTime() + REFUND_DAYS * 86_400_000);
}
