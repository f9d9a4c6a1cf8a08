import type { PlanType } from '#shared/membership/plans.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { plansMessages as messages } from '#shared/messages/plans.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { Link } from '#web/app/router/Link.tsx';
import type { PlanOnOffer, PlansOnOffer } from '#web/generated/fragments.ts';
import { hasTrial, periodWords, planOfWire } from './plan-words.ts';
import { PlanPrice } from './PlanPrice.tsx';
import styles from './PlanCards.module.css';

type PlanOfferProps = {
  readonly plan: PlanOnOffer;
  readonly offer: PlansOnOffer;
  readonly linkOf: (plan: PlanType) => string;
  readonly yours: PlanType | undefined;
};

/** What a plan costs, and the way to it. */
export function PlanOffer({ plan, offer, linkOf, yours }: PlanOfferProps) {
  const type = planOfWire(plan.membershipType);
  const isTrial = offer.isTrialOffered && offer.coupon === null && hasTrial(type);
  // By the week it is counted from the full price, which a coupon does not ask.
  const isLess = plan.firstPayment.amount < plan.price.amount;
  const values = { price: moneyText(plan.price), period: periodWords(type) };
  return (
    <>
      <PlanPrice plan={plan} />
      <p className={styles.notes}>
        {type === 'YEARLY' && !isLess && formatMessage(messages.byTheWeek, { price: moneyText(offer.priceByTheWeek) })}
        {isTrial && <span>{formatMessage(messages.trial, values)}</span>}
      </p>
      {type === yours ? (
        <p className={styles.yours}>{messages.yourPlan}</p>
      ) : (
        offer.providers.length > 0 &&
        yours === undefined && (
          <Link className={styles.take} to={linkOf(type)}>
            {isTrial ? messages.chooseTrial : plan.tier === 'FRIEND' ? messages.chooseFriend : messages.chooseMember}
          </Link>
        )
      )}
    </>
  );
}
