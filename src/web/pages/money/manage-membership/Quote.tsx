import { formatMessage } from '#shared/messages/format-message.ts';
import { manageMembershipMessages as messages } from '#shared/messages/manage-membership.ts';
import { aheadText, consentText } from '#shared/membership/payment-words.ts';
import { monthsOfPlan, type PlanType } from '#shared/membership/plans.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { methodText } from '#web/features/money/membership-settings/membership-text.ts';
import type { QuotedSwitch } from '#web/generated/fragments.ts';
import type { SwitchableMembership } from './quote-of.ts';
import styles from './Quote.module.css';

type QuoteProps = {
  readonly membership: SwitchableMembership;
  readonly quote: QuotedSwitch | null;
  readonly plan: PlanType;
};

/** What a switch comes to, before anything is charged (rule 90). */
export function Quote({ membership, quote, plan }: QuoteProps) {
  if (quote === null) return <p role="alert">{messages.quoteFailed}</p>;
  const { isNow, startAt, due, credit, payments } = quote;
  const months = monthsOfPlan(plan);
  return (
    <dl className={styles.sums} aria-live="polite">
      <dt className={styles.whole}>
        {isNow ? messages.quoteNow : formatMessage(messages.quoteLater, { date: formatDate(startAt) })}
      </dt>
      {isNow && (
        <>
          {credit.amount > 0 && (
            <>
              <dt>{messages.quoteCredit}</dt>
              <dd>{moneyText(credit)}</dd>
            </>
          )}
          <dt>{messages.quoteDue}</dt>
          <dd>{moneyText(due)}</dd>
        </>
      )}
      <dt>{messages.quotePrice}</dt>
      <dd>{aheadText(payments.ahead, months)}</dd>
      <dt className={styles.whole}>{consentText(payments, months)}</dt>
      {isNow && due.amount > 0 && (
        <dt className={styles.whole}>
          {formatMessage(messages.payBy, { method: methodText(membership.paymentMethod) })}
        </dt>
      )}
    </dl>
  );
}
