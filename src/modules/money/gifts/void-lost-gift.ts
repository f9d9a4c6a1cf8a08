import type { PaymentReactions } from '#modules/money/billing/payment-reactions.ts';
import { lockCodesOf, revokeCodes } from './gift-codes.store.ts';
import { lockGift, updateGift } from './gifts.store.ts';

/**
 * The payment of a gift is gone (0028): what is not redeemed yet can be redeemed no more. Who has redeemed a code keeps
 * what they were given, for they did not pay, and did no wrong.
 */
export const voidLostGift: PaymentReactions['moneyGone'] = async (inside, intent) => {
  const gift = await lockGift(inside.database, intent.subjectId);
  if (gift === null || gift.voidedAt !== null) return;
  const now = inside.clock.now();
  const codes = await lockCodesOf(inside.database, gift.id);
  const open = codes.filter(({ used, seats }) => used < seats).map(({ id }) => id);
  if (open.length > 0) await revokeCodes(inside.database, open, now);
  await updateGift(inside.database, gift.id, { voidedAt: now });
};
