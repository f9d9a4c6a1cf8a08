import { giftMessages as messages } from '#shared/messages/gifts.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { mustBeSelf } from '#modules/ground/acting.ts';
import type { BadRequest } from '#modules/ground/refusals.ts';
import { conflict, notFound } from '#modules/ground/refusals.ts';
import type { Gift } from './gift.ts';
import { lockGift } from './gifts.store.ts';

type Refusal =
  | BadRequest
  | { readonly type: 'Conflict' | 'NotFound' | 'Forbidden'; readonly message: string }
  | { readonly type: 'TooManyRequests'; readonly message: string; readonly retryAfter: number };

export type GiftOutcome = { readonly type: 'GiftChanged'; readonly giftId: string } | Refusal;

export function giftConflict(message: string): GiftOutcome {
  return conflict(message);
}

/** Changes a gift of the viewer under its lock; whoever did not buy it is told that there is none. */
export async function changeGift(
  context: CommandContext,
  giftId: string,
  change: (gift: Gift, inside: CommandContext) => Promise<GiftOutcome | null>,
): Promise<GiftOutcome> {
  return withTransaction(context, async (inside) => {
    const gift = await lockGift(inside.database, giftId);
    if (gift === null || gift.paidAt === null || gift.buyerId !== context.viewer?.personId)
      return notFound(messages.noGift);
    mustBeSelf(context.viewer, gift.buyerId);
    if (gift.voidedAt !== null) return giftConflict(messages.isVoid);
    return (await change(gift, inside)) ?? { type: 'GiftChanged', giftId };
  });
}
