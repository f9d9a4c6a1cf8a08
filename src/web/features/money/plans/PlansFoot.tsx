import type { ReactNode } from 'react';
import { plansMessages as messages } from '#shared/messages/plans.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { isBuilt } from '#shared/routes/unbuilt-pages.ts';
import { Link } from '#web/app/router/Link.tsx';
import styles from './PlansPage.module.css';

/** The small print below plans, and the way to a gift. */
export function PlansFoot() {
  return (
    <>
      <SmallPrint text={messages.small} />
      {isBuilt('ShowGiftPlans') && (
        <PlanWays>
          <Link to={buildPath('ShowGiftPlans')}>{messages.giftLink}</Link>
        </PlanWays>
      )}
    </>
  );
}

/** Where one goes on from plans. */
export function PlanWays({ children }: { readonly children: ReactNode }) {
  return <p className={styles.ways}>{children}</p>;
}

export function SmallPrint({ text }: { readonly text: string }) {
  return <p className={styles.small}>{text}</p>;
}
