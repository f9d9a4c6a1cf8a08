import { adminCouponMessages as messages } from '#shared/messages/admin-coupons.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import type { CouponRow, PromotionRow } from '#web/generated/fragments.ts';

/** What a coupon takes off. */
export function couponTerms({ percentOff, numCycles, freeMonths }: CouponRow): string {
  if (freeMonths !== null) return formatMessage(messages.months, { count: freeMonths });
  return formatMessage(messages.percentTerms, { percent: percentOff, count: numCycles });
}

/** How many used a coupon and may use it yet, and until when. */
export function couponState({ usedCount, cap, expiresAt, isEnded }: CouponRow): string {
  const until = isEnded ? messages.ended : messages.until;
  return [
    formatMessage(messages.used, { count: usedCount }),
    cap !== null && roomOf(cap, usedCount),
    // The last moment that it is good for.
    expiresAt !== null && formatMessage(until, { date: formatDate(expiresAt - 1) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The coupons that are there from the beginning are for nobody until somebody of the staff opens them. */
function roomOf(cap: number, used: number): string {
  if (cap === 0) return messages.closed;
  return used < cap ? formatMessage(messages.left, { count: cap - used }) : messages.usedUp;
}

/** What a promotional code gives, and to whom. */
export function promotionTerms({ tier, months, isForNewMembers }: PromotionRow): string {
  const terms = formatMessage(messages.codeTerms, { tier: tierName(tier), count: months });
  return isForNewMembers ? `${terms} · ${messages.forNew}` : terms;
}

/** How many redeemed a promotional code and may redeem it yet, and until when. */
export function promotionState({ used, left, canRevoke, expiresAt }: PromotionRow): string {
  const state = canRevoke
    ? `${formatMessage(messages.left, { count: left })} · ${formatMessage(messages.until, { date: formatDate(expiresAt - 1) })}`
    : messages.codeEnded;
  return `${formatMessage(messages.used, { count: used })} · ${state}`;
}

/** The code itself; once it has ended nobody needs to know it. */
export function promotionName({ code, tier }: PromotionRow): string {
  return code ?? formatMessage(messages.nameless, { tier: tierName(tier) });
}

function tierName(tier: string): string {
  return tier === 'FRIEND' ? messages.tiers.FRIEND : messages.tiers.MEMBER;
}
