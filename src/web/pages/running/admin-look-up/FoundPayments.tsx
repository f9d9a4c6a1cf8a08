import { formatMessage } from '#shared/messages/format-message.ts';
import { lookUpMessages as messages } from '#shared/messages/look-up.ts';
import { sumText } from '#shared/money/money-text.ts';
import { personPath } from '#web/features/ground/paths/paths.ts';
import { DateTime } from '#web/features/ground/dates/DateTime.tsx';
import type { FoundPaymentRow } from '#web/generated/fragments.ts';
import { ItemFacts, ItemTitle, ItemWords, List, ListItem } from '#web/parts/list/List.tsx';

/** Payments as their receipts have them: for those who answer for money, who see no accounts. */
export function FoundPayments({ payments }: { readonly payments: readonly FoundPaymentRow[] }) {
  return (
    <List>
      {payments.map((payment) => {
        const { id, receiptNumber, provider, reference, amount, refundedAmount, currency, chargedAt, username } =
          payment;
        return (
          <ListItem key={id}>
            <ItemWords>
              <ItemTitle>
                {sumText({ amount, currency })} · {formatMessage(messages.receipt, { number: receiptNumber })}
              </ItemTitle>
              <ItemFacts>
                <span>
                  <DateTime timestamp={chargedAt} />
                </span>
                {refundedAmount > 0 && (
                  <span>
                    {formatMessage(messages.refunded, { amount: sumText({ amount: refundedAmount, currency }) })}
                  </span>
                )}
                {username !== null && username !== '' && (
                  <span translate="no">
                    <a href={personPath(username)}>@{username}</a>
                  </span>
                )}
                <span translate="no">
                  {provider} {reference}
                </span>
              </ItemFacts>
            </ItemWords>
          </ListItem>
        );
      })}
    </List>
  );
}
