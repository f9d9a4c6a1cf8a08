import { formatMessage } from '#shared/messages/format-message.ts';
import { membershipSettingsMessages as messages, productMessages } from '#shared/messages/membership-settings.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { Link } from '#web/app/router/Link.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import styles from '#web/parts/list/Rows.module.css';
import type { BillingHistoryQuery } from '#web/generated/BillingHistoryQuery.ts';
import own from './MembershipSettings.module.css';

type Charge = NonNullable<NonNullable<BillingHistoryQuery['viewer']>['billingHistory']>['charges'][number];

/** One payment: when, what for, how much, how much of it came back, and its receipt. */
export function BillingItem({ charge }: { readonly charge: Charge }) {
  const { id, productType, total, refunded, isGoingBack, chargedAt } = charge;
  const date = formatDate(chargedAt);
  const isAllBack = refunded.amount >= total.amount;
  return (
    <li className={styles.item}>
      <div className={styles.itemWords}>
        <p className={styles.itemTitle}>
          {productMessages[productType]}
          {isGoingBack && <span className={styles.badge}>{messages.refundOnItsWay}</span>}
          {refunded.amount > 0 && (
            <span className={styles.badge}>
              {isAllBack ? messages.refundedAll : formatMessage(messages.refundedPart, { price: moneyText(refunded) })}
            </span>
          )}
        </p>
        <p className={styles.facts}>
          <span>{date}</span>
          <span className={own.amount}>{moneyText(total)}</span>
        </p>
      </div>
      <div className={styles.itemActions}>
        <Link
          className={`${styles.link} ${own.receipt}`}
          to={buildPath('ShowBillingReceipt', { chargeId: id })}
          aria-label={formatMessage(messages.receiptSpoken, { date })}
        >
          {messages.receipt}
        </Link>
      </div>
    </li>
  );
}
