import { buildPath } from '#shared/routes/build-path.ts';
import { giftMailMessages as messages } from '#shared/messages/gift-mails.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { PaidTier } from '#shared/membership/plans.ts';
import { composeMail, type Mail } from '#modules/ground/mails/compose-mail.ts';
import type { MailBlock } from '#modules/ground/mails/mail-content.ts';
import { dayText, giftFooter, type MailedCode } from './gift-mail-parts.ts';

type Bought = {
  readonly tier: PaidTier;
  readonly site: string;
  readonly siteUrl: string;
  /** No money moved, which every mail about money says. */
  readonly isSandbox: boolean;
};

export type BoughtGift = Bought & {
  readonly recipientName: string;
  /** Null where the buyer hands it over. */
  readonly recipientEmail: string | null;
  /** Null where it goes out at once. */
  readonly deliverAt: Date | null;
  readonly code: MailedCode;
};

/** Goes to whoever bought a gift: what becomes of it, or the code to hand over. */
export function composeGiftBought(bought: BoughtGift): Mail {
  const { recipientName: recipient, recipientEmail: address, deliverAt, code, site } = bought;
  const tier = messages.tiers[bought.tier];
  const fate: readonly MailBlock[] =
    address === null
      ? [
          { kind: 'paragraph', text: formatMessage(messages.boughtToHandOver, { recipient }) },
          { kind: 'code', text: code.text },
        ]
      : [
          {
            kind: 'paragraph',
            text:
              deliverAt === null
                ? formatMessage(messages.boughtSent, { recipient, address })
                : formatMessage(messages.boughtScheduled, { recipient, address, date: dayText(deliverAt) }),
          },
        ];
  return composeMail({
    subject: formatMessage(messages.boughtSubject, { site, recipient }),
    preview: formatMessage(messages.boughtPreview, { tier }),
    blocks: [...fate, ...endOf(bought)],
    footer: giftFooter(bought.siteUrl),
  });
}

/** Goes to whoever bought a group gift. */
export function composeGroupGiftBought(
  bought: Bought & { readonly seats: number; /** Null where there is one each. */ readonly code: MailedCode | null },
): Mail {
  const { seats, code, site } = bought;
  const tier = messages.tiers[bought.tier];
  return composeMail({
    subject: formatMessage(messages.groupSubject, { site, seats }),
    preview: formatMessage(messages.boughtPreview, { tier }),
    blocks: [
      { kind: 'paragraph', text: formatMessage(messages.groupIntro, { seats, tier }) },
      { kind: 'paragraph', text: code === null ? messages.groupEach : messages.groupShared },
      ...(code === null ? [] : [{ kind: 'code', text: code.text } as const]),
      ...endOf(bought),
    ],
    footer: giftFooter(bought.siteUrl),
  });
}

function endOf({ siteUrl, isSandbox }: Bought): readonly MailBlock[] {
  return [
    { kind: 'button', label: messages.giftsButton, url: siteUrl + buildPath('ShowGiftPlans') },
    { kind: 'note', text: messages.refundNote },
    ...(isSandbox ? [{ kind: 'note', text: messages.sandbox } as const] : []),
  ];
}
