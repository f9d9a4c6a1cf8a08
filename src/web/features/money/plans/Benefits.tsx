import { plansMessages as messages } from '#shared/messages/plans.ts';
import { benefitsOf } from './plan-words.ts';
import styles from './PlanCards.module.css';

/** What one has of a tier. */
export function Benefits({ tier }: { readonly tier: 'MEMBER' | 'FRIEND' }) {
  return (
    <div className={styles.benefits}>
      {tier === 'FRIEND' && <p className={styles.more}>{messages.everythingOfMember}</p>}
      <ul className={styles.list}>
        {benefitsOf(tier).map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
    </div>
  );
}
