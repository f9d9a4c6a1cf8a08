import { giftMailMessages as messages } from '#shared/messages/gift-mails.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { PaidTier } from '#shared/membership/plans.ts';
import { composeMail, type Mail } from '#modules/ground/mails/compose-mail.ts';
import { dayText, giftFooter, type MailedCode } from './gift-mail-parts.ts';

export type Delivery = {
  readonly senderName: string;
  readonly recipientName: string;
  readonly note: string;
  readonly tier: PaidTier;
  readonly code: MailedCode;
  readonly expiresAt: Date;
  readonly site: string;
  readonly siteUrl: string;
};

/** Goes to whoever is given something: from whom, what they wrote, and the code. */
export function composeGiftDelivery(delivery: Delivery): Mail {
  const { senderName: sender, recipientName: recipient, note, code, expiresAt, site, siteUrl } = delivery;
  const tier = messages.tiers[delivery.tier];
  return composeMail({
    subject: formatMessage(messages.deliverySubject, { sender, site }),
    preview: messages.deliveryPreview,
    blocks: [
      { kind: 'paragraph', text: formatMessage(messages.deliveryIntro, { recipient, sender, tier, site }) },
      ...(note === '' ? [] : [{ kind: 'quote', text: note } as const]),
      { kind: 'paragraph', text: messages.deliveryCode },
      { kind: 'code', text: code.text },
      { kind: 'button', label: messages.deliveryButton, url: code.url },
      { kind: 'note', text: formatMessage(messages.deliveryHow, { date: dayText(expiresAt) }) },
    ],
    footer: giftFooter(siteUrl),
  });
}
