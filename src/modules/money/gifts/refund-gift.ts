import { giftMessages as messages } from '#shared/messages/gifts.ts';
import { startRefund } from '#modules/money/billing/start-refund.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { changeGift, giftConflict, type GiftOutcome } from './change-gift.ts';
import { refundableUntil } from './gift.ts';
import { lockCodesOf, revokeCodes } from './gift-codes.store.ts';
import { updateGift } from './gifts.store.ts';

/** Gives a gift back (rule 102): its codes are void from then on, and the money goes back once. */
export function refundGift(context: CommandContext, giftId: string): Promise<GiftOutcome> {
  return changeGift(context, giftId, async (gift, inside) => {
    const now = inside.clock.now();
    const until = refundableUntil(gift);
    // Locked before they are looked at: a code that is redeemed at this instant is redeemed or void, and never both.
    const codes = await lockCodesOf(inside.database, giftId);
    if (codes.some(({ used }) => used > 0)) return giftConflict(messages.alreadyRedeemed);
    if (until === null || now >= until) return giftConflict(messages.refundOver);
    const charge = await inside.database.kysely
      .selectFrom('charge')
      .select(['id', 'refunded_amount'])
      .where('intent_id', '=', gift.intentId ?? '')
      .executeTakeFirst();
    if (charge === undefined) return giftConflict(messages.notPaidHere);
    const ids = codes.map(({ id }) => id);
    await revokeCodes(inside.database, ids, now);
    await updateGift(inside.database, giftId, { voidedAt: now });
    const amount = gift.price.amount - charge.refunded_amount;
    if (amount > 0)
      await startRefund(inside, { chargeId: charge.id, money: { ...gift.price, amount }, reason: 'GIFT' });
    return null;
  });
}

/** What is left of a group gift can be redeemed no more, and nothing is paid back for it (rule 103). */
export function revokeGiftCodes(context: CommandContext, giftId: string): Promise<GiftOutcome> {
  return changeGift(context, giftId, async (gift, inside) => {
    const open = (await lockCodesOf(inside.database, giftId)).filter(
      ({ used, seats, revokedAt }) => used < seats && revokedAt === null,
    );
    if (gift.kind === 'GIFT' || open.length === 0) return giftConflict(messages.nothingLeft);
    const ids = open.map(({ id }) => id);
    await revokeCodes(inside.database, ids, inside.clock.now());
    return null;
  });
}
