import { readGiftCode } from '#shared/membership/gift-codes.ts';
import type { GiftCodeStatus } from '#shared/membership/gifts.ts';
import { type PaidTier, tierOfPlan } from '#shared/membership/plans.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { giftMessages as messages } from '#shared/messages/gifts.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import { mustActFor } from '#modules/ground/acting.ts';
import { type BadRequest, badRequest } from '#modules/ground/refusals.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { composeGiftRedeemed } from '#modules/money/gift-mails/compose-membership-given.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { extendMembership } from '#modules/money/memberships/extend-membership.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import { countWrongCode, mayTryCode, type TooManyTries } from './code-tries.ts';
import { findConfirmedAddress } from '#modules/ground/mails/find-confirmed-address.ts';
import { findCode } from './find-code.ts';
import { lockGiftCode, redeemSeat } from './gift-codes.store.ts';
import { hashOfGiftCode } from './gift-secrets.ts';

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    'gift.redeemed': { readonly giftId: string; readonly personId: string; readonly periodEndsAt: string };
  }
}

export type GiftRefusal = {
  readonly type: 'GiftCodeRefused';
  readonly status: GiftCodeStatus;
  readonly message: string;
};

export type RedeemedGift = {
  readonly type: 'GiftRedeemed';
  readonly personId: string;
  readonly tier: PaidTier;
  readonly membershipEndsAt: Date;
};

export type RedeemGiftCodeOutcome = RedeemedGift | GiftRefusal | BadRequest | TooManyTries;

/**
 * Somebody redeems a code (rule 101): the code is locked first, so that of many at once as many redeem it as it
 * has seats, and the membership is made or lengthened in the same transaction.
 */
export async function redeemGiftCode(
  context: CommandContext,
  personId: string,
  typed: string,
): Promise<RedeemGiftCodeOutcome> {
  mustActFor(context, personId);
  const stop = await mayTryCode(context);
  if (stop !== null) return stop;
  const text = readGiftCode(typed);
  const answer =
    text === null
      ? refusal('NOT_FOUND')
      : await withTransaction(context, (inside) => redeem(inside, personId, hashOfGiftCode(context, text)));
  const isWrong = answer.type === 'GiftCodeRefused' && answer.status === 'NOT_FOUND';
  return (isWrong ? await countWrongCode(context) : null) ?? answer;
}

async function redeem(inside: CommandContext, personId: string, hash: string): Promise<RedeemGiftCodeOutcome> {
  await lockGiftCode(inside.database, hash);
  const found = await findCode(inside, hash, personId);
  if (found.status !== 'VALID') return refusal(found.status);
  const { gift, code } = found;
  const address = await findConfirmedAddress(inside.database, personId);
  const { emailDomain: domain, tier, months } = gift;
  if (domain !== null && address?.endsWith(`@${domain}`) !== true)
    return badRequest(formatMessage(messages.otherDomain, { domain }));
  await redeemSeat(inside.database, { codeId: code.id, personId, now: inside.clock.now() });
  const membership = await extendMembership(inside, { personId, tier, months });
  const { periodEndsAt } = membership;
  const given = { giftId: gift.id, personId, periodEndsAt: periodEndsAt.toISOString() };
  await emitEvent(inside.database, 'gift.redeemed', given);
  if (address !== null) {
    const mail = composeGiftRedeemed({
      tier: tierOfPlan(membership.plan),
      endsAt: periodEndsAt,
      isPaidAfterwards: membership.nextChargeAt !== null,
      site: await readSiteName(inside),
      siteUrl: inside.config.siteUrl,
    });
    await sendMail(inside, { to: address, mail });
  }
  return { type: 'GiftRedeemed', personId, tier: tierOfPlan(membership.plan), membershipEndsAt: periodEndsAt };
}

function refusal(status: GiftCodeStatus): GiftRefusal {
  return { type: 'GiftCodeRefused', status, message: messages.status[status] };
}
