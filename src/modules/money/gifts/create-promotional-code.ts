import { isPromotionGood } from '#shared/membership/coupon-rules.ts';
import { giftExpiresAt } from '#shared/membership/gifts.ts';
import type { MembershipTier } from '#shared/membership/plans.ts';
import { giftMessages as messages } from '#shared/messages/gifts.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import { badRequest } from '#modules/ground/refusals.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { writeAudit } from '#modules/ground/audit/write-audit.ts';
import { makeCodes } from './apply-gift.ts';
import type { GiftOutcome } from './change-gift.ts';
import { canMakePromotions } from './gifts.policy.ts';
import { insertGift } from './gifts.store.ts';

/** A code that nobody pays for, which may be for people alone who were never members (rule T6). */
export async function createPromotionalCode(
  context: CommandContext,
  input: {
    readonly tier: MembershipTier;
    readonly months: number;
    readonly seats: number;
    readonly isForNewMembers: boolean;
  },
): Promise<GiftOutcome> {
  mustBeAllowed(canMakePromotions(context));
  const { tier, months, seats, isForNewMembers } = input;
  if (tier === 'FREE') return badRequest(messages.badTier);
  if (!isPromotionGood(input)) return badRequest(messages.badPromotion);
  return withTransaction(context, async (inside) => {
    const now = inside.clock.now();
    const id = createId();
    const gift = {
      id,
      kind: 'PROMOTION',
      buyerId: inside.viewer?.personId ?? null,
      tier,
      months,
      price: { amount: 0, currency: 'USD' },
      seats,
      isShared: true,
      emailDomain: null,
      isForNewMembers,
      senderName: '',
      recipientName: '',
      recipientEmail: null,
      note: '',
      deliverAt: null,
      createdAt: now,
      intentId: null,
      paidAt: now,
      expiresAt: giftExpiresAt(now),
      deliveredAt: now,
      voidedAt: null,
    } as const;
    await insertGift(inside.database, gift);
    await makeCodes(inside, gift);
    await writeAudit(inside, {
      action: 'gift.promotionMade',
      targetKind: 'gift',
      targetId: id,
      before: null,
      after: { tier, months, seats, isForNewMembers },
    });
    return { type: 'GiftChanged', giftId: id };
  });
}
