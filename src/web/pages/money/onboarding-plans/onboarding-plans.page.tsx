import { plansMessages } from '#shared/messages/plans.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { onboardingTarget } from '#web/features/people/onboarding/onboarding-path.ts';
import { isMembershipOn } from '#web/features/money/plans/membership-of-viewer.ts';
import { type OnboardingPlansQuery, OnboardingPlansQueryDocument } from '#web/generated/OnboardingPlansQuery.ts';
import { OnboardingPlans } from './OnboardingPlans.tsx';

/** `/get-started/plans`: the last step of the way in (rule 129); members are led on. */
const page: PageDefinition<OnboardingPlansQuery> = {
  queries: () => [{ document: OnboardingPlansQueryDocument, variables: {} }],
  outcome: ({ data, query, site }) => {
    if (data.viewer === null) return { kind: 'notFound' };
    if (isMembershipOn(data.viewer.viewerEdge.membership)) {
      return { kind: 'redirect', location: onboardingTarget(query, site.url), isTemporary: true };
    }
    return { kind: 'show', robots: 'noindex', isCacheable: false };
  },
  head: () => ({ title: plansMessages.onboardingTitle }),
  Component: OnboardingPlans,
};

export default page;
