import { use } from 'react';
import { plansMessages as messages } from '#shared/messages/plans.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { onboardingTarget } from '#web/features/people/onboarding/onboarding-path.ts';
import { paymentPath } from '#web/features/money/plans/plan-words.ts';
import { PlanCards } from '#web/features/money/plans/PlanCards.tsx';
import { PlansIntro } from '#web/features/money/plans/PlansIntro.tsx';
import { PlanWays } from '#web/features/money/plans/PlansFoot.tsx';
import { OnboardingPlansQueryDocument } from '#web/generated/OnboardingPlansQuery.ts';

/** The plans, once, for somebody new; skipping leads where they were bound. */
export function OnboardingPlans() {
  const { data } = useQuery(OnboardingPlansQueryDocument);
  const { url } = use(SiteContext);
  const { query } = useRoute();
  if (!data) return null;
  return (
    <>
      <PlansIntro title={messages.onboardingTitle} text={messages.onboardingText} offer={data.membershipPlans} />
      <PlanCards offer={data.membershipPlans} linkOf={(plan) => paymentPath(plan, null)} />
      <PlanWays>
        <ButtonLink look="plain" href={onboardingTarget(query, url)}>
          {messages.skip}
        </ButtonLink>
      </PlanWays>
    </>
  );
}
