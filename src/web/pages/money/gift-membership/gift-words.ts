import { parseEmail } from '#shared/identity/email-rule.ts';
import { GIFT_NOTE_LENGTH } from '#shared/membership/gifts.ts';
import { giftPageMessages as messages } from '#shared/messages/gift-pages.ts';

/** What is said of a gift, as it is typed. */
export type GiftWords = {
  readonly senderName: string;
  readonly recipientName: string;
  readonly isByMail: boolean;
  readonly recipientEmail: string;
  /** Such as 2026-12-24, or empty: at once. */
  readonly day: string;
  readonly note: string;
};

export function wordsOfGift(senderName: string): GiftWords {
  return { senderName, recipientName: '', isByMail: true, recipientEmail: '', day: '', note: '' };
}

export type GiftFault = { readonly field: keyof GiftWords; readonly message: string };

/** What is missing, and in which field; undefined where nothing is. The server knows the rest. */
export function faultOf(words: GiftWords): GiftFault | undefined {
  const { senderName, recipientName, isByMail, recipientEmail, note } = words;
  if (recipientName.trim() === '') return { field: 'recipientName', message: messages.needRecipient };
  if (senderName.trim() === '') return { field: 'senderName', message: messages.needSender };
  if (isByMail && recipientEmail.trim() === '') return { field: 'recipientEmail', message: messages.needAddress };
  if (isByMail && parseEmail(recipientEmail) === undefined)
    return { field: 'recipientEmail', message: messages.wrongAddress };
  return note.trim().length > GIFT_NOTE_LENGTH ? { field: 'note', message: messages.noteTooLong } : undefined;
}

/** When it goes out, at nine in the morning of its day (UTC); null for at once, which today is too once that is past. */
export function deliveryOf({ isByMail, day }: GiftWords, now: Date): number | null {
  if (!isByMail || day === '') return null;
  const at = Date.parse(`${day}T09:00:00Z`);
  // The day as the giver's own calendar has it.
  const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  return day === today && at <= now.getTime() ? null : at;
}
