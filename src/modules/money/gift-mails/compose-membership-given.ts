import { buildPath } from '#shared/routes/build-path.ts';
import { giftMailMessages as messages } from '#shared/messages/gift-mails.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { PaidTier } from '#shared/membership/plans.ts';
import { composeMail, type Mail } from '#modules/ground/mails/compose-mail.ts';
import { dayText, giftFooter } from './gift-mail-parts.ts';

/** Goes to whoever redeemed a code. */
export function composeGiftRedeemed(redeemed: {
  readonly tier: PaidTier;
  readonly endsAt: Date;
  /** A payment of their own comes after it. */
  readonly isPaidAfterwards: boolean;
  readonly site: string;
  readonly siteUrl: string;
}): Mail {
  const { endsAt, isPaidAfterwards, site, siteUrl } = redeemed;
  const of = { tier: messages.tiers[redeemed.tier], date: dayText(endsAt), site };
  return composeMail({
    subject: formatMessage(messages.redeemedSubject, of),
    preview: isPaidAfterwards ? messages.redeemedPaid : messages.redeemedPreview,
    blocks: [
      { kind: 'paragraph', text: formatMessage(messages.redeemedIntro, of) },
      { kind: 'paragraph', text: isPaidAfterwards ? messages.redeemedPaid : messages.redeemedGiven },
      { kind: 'button', label: formatMessage(messages.redeemedButton, { site }), url: siteUrl + buildPath('ShowHome') },
    ],
    footer: giftFooter(siteUrl),
  });
}

/** Goes to whoever has a given membership that ends soon (rule 98). */
export function composeGiftEnding({
  endsAt,
  site,
  siteUrl,
}: {
  readonly endsAt: Date;
  readonly site: string;
  readonly siteUrl: string;
}): Mail {
  const of = { date: dayText(endsAt), site };
  return composeMail({
    subject: formatMessage(messages.endingSubject, of),
    preview: messages.endingPreview,
    blocks: [
      { kind: 'paragraph', text: formatMessage(messages.endingIntro, of) },
      { kind: 'paragraph', text: messages.endingStay },
      { kind: 'button', label: messages.endingButton, url: siteUrl + buildPath('ShowPlans') },
    ],
    footer: giftFooter(siteUrl),
  });
}
