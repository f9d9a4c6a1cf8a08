import { plansMessages as messages } from '#shared/messages/plans.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { isBuilt } from '#shared/routes/unbuilt-pages.ts';
import { Link } from '#web/app/router/Link.tsx';
import styles from './PlansPage.module.css';

/** The small print below plans, and the way to a gift. */
export function PlansFoot() {
  return (
    <>
      <p className={styles.small}>{messages.small}</p>
      {isBuilt('ShowGiftPlans') && (
        <p className={styles.ways}>
          <Link to={buildPath('ShowGiftPlans')}>{messages.giftLink}</Link>
        </p>
      )}
    </>
  );
}
