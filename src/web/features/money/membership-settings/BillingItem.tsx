import { formatMessage } from '#shared/messages/format-message.ts';
import { membershipSettingsMessages as messages, productMessages } from '#shared/messages/membership-settings.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { Link } from '#web/app/router/Link.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { Badge, ItemActions, ItemFacts, ItemTitle, ItemWords, ListItem } from '#web/parts/list/List.tsx';
import type { BillingHistoryQuery } from '#web/generated/BillingHistoryQuery.ts';
import own from './MembershipSettings.module.css';

type Charge = NonNullable<NonNullable<BillingHistoryQuery['viewer']>['billingHistory']>['charges'][number];

/** One payment: when, what for, how much, how much of it came back, and its receipt. */
export function BillingItem({ charge }: { readonly charge: Charge }) {
  const { id, productType, total, refunded, isGoingBack, chargedAt } = charge;
  const date = formatDate(chargedAt);
  const isAllBack = refunded.amount >= total.amount;
  return (
    <ListItem>
      <ItemWords>
        <ItemTitle>
          {productMessages[productType]}
          {isGoingBack && <Badge>{messages.refundOnItsWay}</Badge>}
          {refunded.amount > 0 && (
            <Badge>
              {isAllBack ? messages.refundedAll : formatMessage(messages.refundedPart, { price: moneyText(refunded) })}
            </Badge>
          )}
        </ItemTitle>
        <ItemFacts>
          <span>{date}</span>
          <span className={own.amount}>{moneyText(total)}</span>
        </ItemFacts>
      </ItemWords>
      <ItemActions>
        <Link
          className={own.receipt}
          to={buildPath('ShowBillingReceipt', { chargeId: id })}
          aria-label={formatMessage(messages.receiptSpoken, { date })}
        >
          {messages.receipt}
        </Link>
      </ItemActions>
    </ListItem>
  );
}
