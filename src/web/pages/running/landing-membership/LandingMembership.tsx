import { plansMessages as messages } from '#shared/messages/plans.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useMainPath } from '#web/app/use-main-path.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { SitePageView } from '#web/features/running/site-pages/SitePageView.tsx';
import styles from './LandingMembership.module.css';

/** The words of the site about memberships, and the way to the plans. */
export function LandingMembership({ route }: { readonly route: RouteMatch }) {
  const plansPath = useMainPath()('ShowPlans');
  return (
    <SitePageView route={route}>
      <p className={styles.way}>
        <ButtonLink href={plansPath}>{messages.seePlans}</ButtonLink>
      </p>
    </SitePageView>
  );
}
