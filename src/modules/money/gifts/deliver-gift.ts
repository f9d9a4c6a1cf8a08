import { composeGiftBought, composeGroupGiftBought } from '#modules/money/gift-mails/compose-gift-bought.ts';
import { composeGiftDelivery } from '#modules/money/gift-mails/compose-gift-delivery.ts';
import { mailedCode, type MailedCode } from '#modules/money/gift-mails/gift-mail-parts.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { findConfirmedAddress } from '#modules/ground/mails/find-confirmed-address.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import type { Gift } from './gift.ts';
import { lockCodesOf } from './gift-codes.store.ts';
import { openGiftCode } from './gift-secrets.ts';
import { updateGift } from './gifts.store.ts';

/** Sends a gift to whoever it is for, in the transaction of the caller, who holds its lock (rule 99). */
export async function deliverGift(inside: CommandContext, gift: Gift): Promise<void> {
  const code = await codeOf(inside, gift);
  if (gift.recipientEmail !== null && code !== null) {
    const { senderName, recipientName, note, tier } = gift;
    const expiresAt = gift.expiresAt ?? inside.clock.now();
    const { siteUrl } = inside.config;
    const site = await readSiteName(inside);
    const mail = composeGiftDelivery({ senderName, recipientName, note, tier, code, expiresAt, site, siteUrl });
    await sendMail(inside, { to: gift.recipientEmail, mail });
  }
  await updateGift(inside.database, gift.id, { deliveredAt: inside.clock.now() });
}

/** Tells the buyer what becomes of what they paid for, and the code where it is theirs to hand over. */
export async function tellBuyer(inside: CommandContext, gift: Gift, isSandbox: boolean): Promise<void> {
  const to = await findConfirmedAddress(inside.database, gift.buyerId);
  if (to === null) return;
  const code = await codeOf(inside, gift);
  const { siteUrl } = inside.config;
  const site = await readSiteName(inside);
  const { tier, seats, recipientName, recipientEmail } = gift;
  if (gift.kind === 'GROUP_GIFT') {
    await sendMail(inside, { to, mail: composeGroupGiftBought({ tier, seats, code, site, siteUrl, isSandbox }) });
  } else if (code !== null) {
    const deliverAt = gift.deliverAt !== null && gift.deliverAt > inside.clock.now() ? gift.deliverAt : null;
    const mail = composeGiftBought({ tier, recipientName, recipientEmail, deliverAt, code, site, siteUrl, isSandbox });
    await sendMail(inside, { to, mail });
  }
}

/** The one code of a gift; null where there is one each. */
async function codeOf(inside: CommandContext, gift: Gift): Promise<MailedCode | null> {
  if (!gift.isShared) return null;
  const code = (await lockCodesOf(inside.database, gift.id)).find(({ revokedAt }) => revokedAt === null);
  if (code === undefined) return null;
  return mailedCode(inside.config.siteUrl, openGiftCode(inside, code), gift.kind !== 'GIFT');
}
