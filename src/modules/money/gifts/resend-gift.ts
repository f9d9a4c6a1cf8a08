import { giftMessages as messages } from '#shared/messages/gifts.ts';
import { parseEmail } from '#shared/identity/email-rule.ts';
import { badRequest } from '#modules/ground/refusals.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { changeGift, giftConflict, type GiftOutcome } from './change-gift.ts';
import { deliverGift } from './deliver-gift.ts';
import { insertGiftCodes, lockCodesOf, revokeCodes } from './gift-codes.store.ts';
import { makeGiftCode } from './gift-secrets.ts';
import { updateGift } from './gifts.store.ts';

/** Own judgement: enough to correct an address, and too few to bother somebody. */
const A_DAY = { most: 5, windowSeconds: 86_400 } as const;

/**
 * Sends a gift again, or to another address (rule 99). Where it went to a wrong one, that code is good no more
 * and a new one goes out; one that waits for its day only waits for another address.
 */
export async function resendGift(context: CommandContext, giftId: string, typed: string): Promise<GiftOutcome> {
  const recipientEmail = parseEmail(typed)?.toLowerCase();
  if (recipientEmail === undefined) return badRequest(messages.badAddress);
  const taken = await takeOperation(context, 'gift resend', giftId, A_DAY);
  if (!taken.ok)
    return { type: 'TooManyRequests', message: messages.resendTooOften, retryAfter: taken.retryAfterSeconds };
  return changeGift(context, giftId, async (gift, inside) => {
    if (gift.kind !== 'GIFT') return giftConflict(messages.isGroup);
    const codes = await lockCodesOf(inside.database, giftId);
    if (codes.some(({ used }) => used > 0)) return giftConflict(messages.alreadyRedeemed);
    await updateGift(inside.database, giftId, { recipientEmail });
    if (gift.deliveredAt === null) return null;
    if (gift.recipientEmail !== null && gift.recipientEmail !== recipientEmail) {
      const open = codes.filter(({ revokedAt }) => revokedAt === null).map(({ id }) => id);
      await revokeCodes(inside.database, open, inside.clock.now());
      const id = createId();
      await insertGiftCodes(inside.database, giftId, [
        { id, position: codes.length, seats: 1, ...makeGiftCode(inside, id) },
      ]);
    }
    await deliverGift(inside, { ...gift, recipientEmail });
    return null;
  });
}
