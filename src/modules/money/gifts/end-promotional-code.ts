import { giftMessages as messages } from '#shared/messages/gifts.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { writeAudit } from '#modules/ground/audit/write-audit.ts';
import { notFound } from '#modules/ground/refusals.ts';
import { giftConflict, type GiftOutcome } from './change-gift.ts';
import { lockCodesOf, revokeCodes } from './gift-codes.store.ts';
import { canMakePromotions } from './gifts.policy.ts';
import { lockGift } from './gifts.store.ts';

/** What is left of a promotional code can be redeemed no more, whoever of the staff made it (rule T6). */
export async function endPromotionalCode(context: CommandContext, giftId: string): Promise<GiftOutcome> {
  mustBeAllowed(canMakePromotions(context));
  return withTransaction(context, async (inside) => {
    const gift = await lockGift(inside.database, giftId);
    if (gift?.kind !== 'PROMOTION') return notFound(messages.noGift);
    const open = (await lockCodesOf(inside.database, giftId)).filter(
      ({ used, seats, revokedAt }) => used < seats && revokedAt === null,
    );
    if (open.length === 0) return giftConflict(messages.nothingLeft);
    const ids = open.map(({ id }) => id);
    await revokeCodes(inside.database, ids, inside.clock.now());
    await writeAudit(inside, {
      action: 'gift.promotionEnded',
      targetKind: 'gift',
      targetId: giftId,
      before: { left: open.reduce((sum, { used, seats }) => sum + seats - used, 0) },
      after: { left: 0 },
    });
    return { type: 'GiftChanged', giftId };
  });
}
