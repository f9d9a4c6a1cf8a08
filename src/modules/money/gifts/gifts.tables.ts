import type { Generated } from 'kysely';
import type { Once } from '#modules/ground/tables.ts';

type GiftTable = {
  id: Once<string>;
  kind: Once<string>;
  buyer_id: string | null;
  tier: Once<string>;
  months: Once<number>;
  amount: Once<number>;
  currency: Once<string>;
  seats: Once<number>;
  is_shared: Once<boolean>;
  email_domain: Once<string | null>;
  is_for_new_members: Once<boolean>;
  sender_name: string;
  recipient_name: string;
  recipient_email: string | null;
  note: string;
  deliver_at: Date | null;
  created_at: Once<Date>;
  intent_id: string | null;
  paid_at: Date | null;
  expires_at: Date | null;
  delivered_at: Date | null;
  voided_at: Date | null;
};

type GiftCodeTable = {
  id: Once<string>;
  gift_id: Once<string>;
  position: Once<number>;
  /** HMAC with a secret of the site. */
  code_hash: Once<string>;
  /** Closed by a secret of the site, for the card and for mails that are sent again. */
  sealed: Once<string>;
  seats: Once<number>;
  used: Generated<number>;
  revoked_at: Date | null;
};

type GiftRedemptionTable = {
  id: Once<string>;
  code_id: Once<string>;
  person_id: string | null;
  redeemed_at: Once<Date>;
};

type GiftReminderTable = { person_id: Once<string>; days: Once<number>; period_ends_at: Once<Date> };

/** Written by `gifts.store.ts` and `gift-codes.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    gift: GiftTable;
    gift_code: GiftCodeTable;
    gift_redemption: GiftRedemptionTable;
    gift_reminder: GiftReminderTable;
  }
}
