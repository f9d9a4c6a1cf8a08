import { formatMessage } from '#shared/messages/format-message.ts';
import { plansMessages as messages } from '#shared/messages/plans.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { VisuallyHidden } from '#web/design/VisuallyHidden.tsx';
import type { PlanOnOffer } from '#web/generated/fragments.ts';
import { periodWords, planOfWire } from './plan-words.ts';
import styles from './PlanCards.module.css';

/** The price of a plan, with what it would be otherwise, and what is saved. */
export function PlanPrice({ plan }: { readonly plan: PlanOnOffer }) {
  const period = periodWords(planOfWire(plan.membershipType));
  const isLess = plan.firstPayment.amount < plan.price.amount;
  const before = isLess ? plan.price : plan.crossoutPrice;
  const shown = isLess ? plan.firstPayment : plan.price;
  const saved = isLess ? { ...plan.price, amount: plan.price.amount - plan.firstPayment.amount } : plan.savedPrice;
  return (
    <>
      <p className={styles.price}>
        <span className={styles.amount}>{moneyText(shown)}</span> {period}
        {before && (
          <>
            {' '}
            <s className={styles.crossout} aria-hidden>
              {moneyText(before)}
            </s>
            <VisuallyHidden>{formatMessage(messages.crossoutLabel, { price: moneyText(before) })}</VisuallyHidden>
          </>
        )}
      </p>
      <p className={styles.saved}>{saved && formatMessage(messages.saved, { price: moneyText(saved) })}</p>
    </>
  );
}
