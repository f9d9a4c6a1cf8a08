import { buildPath } from '#shared/routes/build-path.ts';
import { giftCodeText, GIFT_TYPES } from '#shared/membership/gift-codes.ts';
import { giftMailMessages as messages } from '#shared/messages/gift-mails.ts';
import { formatMessage } from '#shared/messages/format-message.ts';

/** A code as it is mailed: printed in groups, and as a link that fills it in. */
export type MailedCode = {
  readonly text: string;
  readonly url: string;
};

/** Where whoever follows it redeems a code (rule 104). */
export function mailedCode(siteUrl: string, code: string, isGroup: boolean): MailedCode {
  const text = giftCodeText(code);
  const giftType = isGroup ? GIFT_TYPES.GROUP_GIFT : GIFT_TYPES.GIFT;
  return { text, url: siteUrl + buildPath('RedeemGift', {}, { giftCode: text, giftType }) };
}

/** A day as mails write it. */
export function dayText(at: Date): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}

export function giftFooter(siteUrl: string): string {
  return formatMessage(messages.footer, { siteUrl });
}
