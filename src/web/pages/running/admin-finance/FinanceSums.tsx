import { adminFinanceMessages as messages } from '#shared/messages/admin-finance.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import type { AdminFinancePageQuery } from '#web/generated/AdminFinancePageQuery.ts';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { FactList } from '#web/parts/list/FactList.tsx';
import { ItemFacts, ItemTitle, ItemWords, List, ListItem } from '#web/parts/list/List.tsx';

export type Finance = NonNullable<AdminFinancePageQuery['finance']>;

/** How many payouts stand where. */
export function PayoutStates({ finance: { states } }: { readonly finance: Finance }) {
  return (
    <Section title={messages.payouts}>
      {states.length === 0 && <EmptyText text={messages.noPayouts} />}
      <FactList
        facts={states.map(({ status, count, money }) => [
          `${messages.states[status]}, ${money.currency}`,
          formatMessage(messages.stateSum, { count, amount: moneyText(money) }),
        ])}
      />
    </Section>
  );
}

/** What came in, by month and currency. */
export function Revenue({ finance: { months } }: { readonly finance: Finance }) {
  return (
    <Section title={messages.revenue}>
      {months.length === 0 && <EmptyText text={messages.noRevenue} />}
      <List>
        {months.map(({ month, money, refunded, tax, count }) => (
          <ListItem key={`${month} ${money.currency}`}>
            <ItemWords>
              <ItemTitle>
                {formatDate(Date.parse(`${month}-01T00:00:00.000Z`), 'month')}: {moneyText(money)}
              </ItemTitle>
              <ItemFacts>
                <span>
                  {formatMessage(messages.revenueFact, {
                    count,
                    refunded: moneyText(refunded),
                    tax: moneyText(tax),
                  })}
                </span>
              </ItemFacts>
            </ItemWords>
          </ListItem>
        ))}
      </List>
    </Section>
  );
}
