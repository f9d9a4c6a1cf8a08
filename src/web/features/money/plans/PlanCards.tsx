import { useId } from 'react';
import type { PlanType } from '#shared/membership/plans.ts';
import { plansMessages as messages } from '#shared/messages/plans.ts';
import type { PlansOnOffer } from '#web/generated/fragments.ts';
import { PlanCard } from './PlanCard.tsx';
import styles from './PlanCards.module.css';

type PlanCardsProps = {
  readonly offer: PlansOnOffer;
  /** Where a plan leads to. */
  readonly linkOf: (plan: PlanType) => string;
  /** The plan that the viewer has. */
  readonly yours?: PlanType | undefined;
};

/** Member and Friend beside each other, for a year or for a month: the choice needs no script. */
export function PlanCards({ offer, linkOf, yours }: PlanCardsProps) {
  const id = useId();
  const planOf = (type: PlanType) => offer.plans.find(({ membershipType }) => membershipType === type);
  return (
    <div className={styles.plans}>
      <fieldset className={styles.often}>
        <legend className={styles.legend}>{messages.howOften}</legend>
        <label className={styles.choice}>
          <input type="radio" name={id} value="yearly" defaultChecked className={styles.yearly} />
          {messages.yearly}
        </label>
        <label className={styles.choice}>
          <input type="radio" name={id} value="monthly" className={styles.monthly} />
          {messages.monthly}
        </label>
      </fieldset>
      <div className={styles.cards}>
        <PlanCard
          tier="MEMBER"
          offer={offer}
          yearly={planOf('YEARLY')}
          monthly={planOf('MONTHLY')}
          linkOf={linkOf}
          yours={yours}
        />
        <PlanCard
          tier="FRIEND"
          offer={offer}
          yearly={planOf('PREMIUM_YEARLY')}
          monthly={planOf('PREMIUM_MONTHLY')}
          linkOf={linkOf}
          yours={yours}
        />
      </div>
    </div>
  );
}
