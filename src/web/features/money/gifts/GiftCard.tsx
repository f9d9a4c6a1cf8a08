import { formatMessage } from '#shared/messages/format-message.ts';
import { giftPageMessages as messages } from '#shared/messages/gift-pages.ts';
import { use } from 'react';
import { SiteContext } from '#web/app/site-context.ts';
import type { GiftParts } from '#web/generated/fragments.ts';
import { giftDay, tierText } from './gift-texts.ts';
import styles from './GiftCard.module.css';

/** What is printed and handed over (rule 99): from whom, for whom, the note, and the code. */
export function GiftCard({ gift, code }: { readonly gift: GiftParts; readonly code: string }) {
  const { name: site, url } = use(SiteContext);
  const { senderName: sender, recipientName: recipient, note, expiresAt } = gift;
  const tier = tierText(gift.tier);
  const address = `${new URL(url).host}/redeem`;
  return (
    <article className={styles.card} dir="auto">
      <p className={styles.site}>{site}</p>
      {recipient !== '' && <p className={styles.dear}>{formatMessage(messages.cardDear, { recipient })}</p>}
      <p className={styles.line}>
        {formatMessage(sender === '' ? messages.cardFrom : messages.cardLine, { sender, tier, site })}
      </p>
      {note !== '' && <p className={styles.note}>{note}</p>}
      <p className={styles.code} translate="no">
        {code}
      </p>
      <p className={styles.how}>{formatMessage(messages.cardHow, { address })}</p>
      <p className={styles.how}>{formatMessage(messages.cardUntil, { date: giftDay(expiresAt) })}</p>
    </article>
  );
}
