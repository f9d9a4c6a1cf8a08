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

/** What is missing, as a sentence; undefined where nothing is. The server knows the rest. */
export function faultOf({ senderName, recipientName, isByMail, recipientEmail, note }: GiftWords): string | undefined {
  if (recipientName.trim() === '') return messages.needRecipient;
  if (senderName.trim() === '') return messages.needSender;
  if (isByMail && recipientEmail.trim() === '') return messages.needAddress;
  return note.trim().length > GIFT_NOTE_LENGTH ? messages.noteTooLong : undefined;
}
