import type { GiftCodeStatus } from '#shared/membership/gifts.ts';
import type { Gift, GiftCode } from './gift.ts';

export type CodeFacts = {
  /** Null where nobody made such a code. */
  readonly code: Pick<GiftCode, 'seats' | 'used' | 'revokedAt'> | null;
  readonly gift: Pick<Gift, 'paidAt' | 'expiresAt' | 'voidedAt' | 'isForNewMembers'> | null;
  /** The person has redeemed this very code. */
  readonly isUsedByPerson: boolean;
  /** The person is or was a member. */
  readonly wasMember: boolean;
  readonly now: Date;
};

/** What a code is good for, for a person; what was taken back is as if it had never been. */
export function giftCodeStatus({ code, gift, isUsedByPerson, wasMember, now }: CodeFacts): GiftCodeStatus {
  if (code === null || gift === null || gift.expiresAt === null || gift.voidedAt !== null) return 'NOT_FOUND';
  if (isUsedByPerson || code.used >= code.seats) return 'ALREADY_USED';
  if (code.revokedAt !== null) return 'NOT_FOUND';
  if (now >= gift.expiresAt) return 'EXPIRED';
  return gift.isForNewMembers && wasMember ? 'NOT_REDEEMABLE_BY_PAST_MEMBERS' : 'VALID';
}
