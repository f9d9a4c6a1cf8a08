import { checkoutPageMessages as messages } from '#shared/messages/checkout-page.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { oftenWords, planOfWire, tierName } from '#web/features/money/plans/plan-words.ts';
import type { PlanOnOffer, PlansOnOffer } from '#web/generated/fragments.ts';
import styles from './Checkout.module.css';

type SummaryProps = {
  readonly plan: PlanOnOffer;
  readonly coupon: PlansOnOffer['coupon'];
  readonly isTrial: boolean;
  readonly due: { readonly amount: number; readonly currency: string };
};

/** What it costs, what is taken off, and what is paid now. */
export function Summary({ plan, coupon, isTrial, due }: SummaryProps) {
  const type = planOfWire(plan.membershipType);
  const values = { tier: tierName(type), often: oftenWords(type).toLowerCase() };
  const off = { ...plan.price, amount: plan.firstPayment.amount - plan.price.amount };
  return (
    <section className={styles.summary} aria-labelledby="summary">
      <h2 className={styles.heading} id="summary">
        {messages.summary}
      </h2>
      <dl className={styles.lines}>
        <div className={styles.line}>
          <dt>{formatMessage(messages.price, values)}</dt>
          <dd>{moneyText(plan.price)}</dd>
        </div>
        {coupon !== null && !isTrial && off.amount < 0 && (
          <div className={styles.line}>
            <dt>{formatMessage(messages.discount, { code: coupon.code })}</dt>
            <dd>{moneyText(off)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>{messages.dueToday}</dt>
          <dd aria-live="polite">{moneyText(due)}</dd>
        </div>
      </dl>
    </section>
  );
}
