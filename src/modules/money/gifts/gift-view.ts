import { refundableUntil } from './gift.ts';
import type { BoughtGift } from './read-gifts.ts';

export type GiftStatus = 'SCHEDULED' | 'READY' | 'REDEEMED' | 'EXPIRED' | 'VOIDED';

type Facts = Pick<BoughtGift, 'used' | 'open' | 'voidedAt' | 'expiresAt' | 'deliveredAt' | 'kind' | 'paidAt'>;

/** How a gift stands, in one word. */
export function giftStatus(gift: Facts, now: Date): GiftStatus {
  if (gift.voidedAt !== null) return 'VOIDED';
  if (gift.open === 0) return gift.used === 0 ? 'VOIDED' : 'REDEEMED';
  if (now >= gift.expiresAt) return 'EXPIRED';
  return gift.deliveredAt === null ? 'SCHEDULED' : 'READY';
}

/** How many can be redeemed yet. */
export function giftLeft(gift: Facts, now: Date): number {
  return gift.voidedAt !== null || now >= gift.expiresAt ? 0 : gift.open;
}

/** Until when its buyer can have it back; null where that is over (rule 102). */
export function giftRefundableUntil(gift: Facts, now: Date): Date | null {
  const until = refundableUntil(gift);
  const isOpen = gift.kind !== 'PROMOTION' && gift.voidedAt === null && gift.used === 0;
  return isOpen && until !== null && now < until ? until : null;
}

/** Sent again, or to another address, while nobody has redeemed it (rule 99). */
export function canResend(gift: Facts, now: Date): boolean {
  return gift.kind === 'GIFT' && gift.used === 0 && giftLeft(gift, now) > 0;
}

/** What is unused of a group gift may be revoked (rule 103). */
export function canRevoke(gift: Facts, now: Date): boolean {
  return gift.kind !== 'GIFT' && giftLeft(gift, now) > 0;
}
