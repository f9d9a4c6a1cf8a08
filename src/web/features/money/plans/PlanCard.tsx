import type { PlanType } from '#shared/membership/plans.ts';
import { plansMessages as messages } from '#shared/messages/plans.ts';
import type { PlanOnOffer, PlansOnOffer } from '#web/generated/fragments.ts';
import { Benefits } from './Benefits.tsx';
import { PlanOffer } from './PlanOffer.tsx';
import styles from './PlanCards.module.css';

type PlanCardProps = {
  readonly tier: 'MEMBER' | 'FRIEND';
  readonly offer: PlansOnOffer;
  readonly yearly: PlanOnOffer | undefined;
  readonly monthly: PlanOnOffer | undefined;
  readonly linkOf: (plan: PlanType) => string;
  readonly yours: PlanType | undefined;
};

/** One tier: what it is, what it costs, what one has of it. */
export function PlanCard({ tier, offer, yearly, monthly, linkOf, yours }: PlanCardProps) {
  const isFriend = tier === 'FRIEND';
  const given = { offer, linkOf, yours };
  return (
    <section className={isFriend ? styles.friend : styles.card} aria-labelledby={`plan-${tier}`}>
      <h2 className={styles.name} id={`plan-${tier}`}>
        {isFriend ? messages.friend : messages.member}
      </h2>
      <p className={styles.about}>{isFriend ? messages.friendText : messages.memberText}</p>
      {yearly && (
        <div className={styles.ofYear}>
          <PlanOffer plan={yearly} {...given} />
        </div>
      )}
      {monthly && (
        <div className={styles.ofMonth}>
          <PlanOffer plan={monthly} {...given} />
        </div>
      )}
      <Benefits tier={tier} />
    </section>
  );
}
