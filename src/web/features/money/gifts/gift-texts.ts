import { formatMessage } from '#shared/messages/format-message.ts';
import { giftPageMessages as messages } from '#shared/messages/gift-pages.ts';
import { moneyText } from '#shared/money/money-text.ts';
import type { GiftParts } from '#web/generated/fragments.ts';

/** A day as these pages write it, alike on the server and in every browser. */
export function giftDay(at: number): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}

/** Member or Friend; nothing else is given. */
export function tierText(tier: string): string {
  return tier === 'FRIEND' ? messages.tiers.FRIEND : messages.tiers.MEMBER;
}

/** Whom a gift is for. */
export function giftTitle({ kind, recipientName: recipient, seats }: GiftParts): string {
  switch (kind) {
    case 'GIFT':
      return formatMessage(messages.giftFor, { recipient });
    case 'GROUP_GIFT':
      return formatMessage(messages.giftGroup, { seats });
    case 'PROMOTION':
      return formatMessage(messages.giftPromotion, { seats });
  }
}

/** How a gift stands; of a group how many are used. */
export function giftState(gift: GiftParts): string {
  if (gift.kind !== 'GIFT' && gift.status === 'READY')
    return formatMessage(messages.groupStatus, { used: gift.used, left: gift.left });
  return formatMessage(messages.status[gift.status], { date: giftDay(gift.deliverAt ?? gift.createdAt) });
}

/** What was given, for how much and when. */
export function giftFacts(gift: GiftParts): string {
  const of = { tier: tierText(gift.tier), price: moneyText(gift.price), date: giftDay(gift.createdAt) };
  return formatMessage(messages.boughtOn, of);
}
