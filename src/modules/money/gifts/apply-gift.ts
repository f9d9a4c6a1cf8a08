import { giftExpiresAt } from '#shared/membership/gifts.ts';
import type { Applier } from '#modules/money/billing/applier.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { deliverGift, tellBuyer } from './deliver-gift.ts';
import type { Gift } from './gift.ts';
import { insertGiftCodes } from './gift-codes.store.ts';
import { giftPurpose } from './gift-purpose.ts';
import { makeGiftCode } from './gift-secrets.ts';
import { lockGift, updateGift } from './gifts.store.ts';

/** A gift is paid: its codes are made, and it goes out at once unless it waits for its day. */
export const applyGift: Applier = async (inside, intent) => {
  if (intent.state !== 'SUCCEEDED') return null;
  const gift = await lockGift(inside.database, giftPurpose.parse(intent.purpose).giftId);
  // Forgotten since, or its buyer is gone: nobody could get what was paid for.
  if (gift === null || gift.buyerId === null || gift.paidAt !== null) return { refund: 'DUPLICATE' };
  const now = inside.clock.now();
  const paid = { ...gift, intentId: intent.id, paidAt: now, expiresAt: giftExpiresAt(now) };
  await updateGift(inside.database, gift.id, { intentId: intent.id, paidAt: now, expiresAt: paid.expiresAt });
  await makeCodes(inside, paid);
  await tellBuyer(inside, paid, intent.provider === 'SANDBOX');
  if (gift.deliverAt === null || gift.deliverAt <= now) await deliverGift(inside, paid);
  return null;
};

/** The codes of a gift: one for all of its seats, or one each. */
export async function makeCodes(inside: CommandContext, gift: Gift): Promise<void> {
  const count = gift.isShared ? 1 : gift.seats;
  const codes = Array.from({ length: count }, (_, position) => {
    const id = createId();
    return { id, position, seats: gift.isShared ? gift.seats : 1, ...makeGiftCode(inside, id) };
  });
  await insertGiftCodes(inside.database, gift.id, codes);
}
