import { onboardingMessages } from '#shared/messages/onboarding.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { ONBOARDING, onboardingPath, onboardingTarget } from '#web/features/people/onboarding/onboarding-path.ts';
import { type OnboardingPageQuery, OnboardingPageQueryDocument } from '#web/generated/OnboardingPageQuery.ts';
import { Onboarding } from './Onboarding.tsx';

/** `/get-started`: the first step after signing up (rule 129). Whoever is done is led on, a stranger to sign up. */
const page: PageDefinition<OnboardingPageQuery> = {
  queries: () => [{ document: OnboardingPageQueryDocument, variables: {} }],
  outcome: ({ data, query, site }) => {
    const target = onboardingTarget(query, site.url);
    if (data.viewer === null) {
      const redirect = onboardingPath('ShowGetStarted', target);
      return {
        kind: 'redirect',
        location: buildPath('SignIn', {}, { operation: 'register', redirect }),
        isTemporary: true,
      };
    }
    if (data.viewer.dismissableFlags?.includes(ONBOARDING) === true) {
      return { kind: 'redirect', location: target, isTemporary: true };
    }
    return { kind: 'show', robots: 'noindex', isCacheable: false };
  },
  head: () => ({ title: onboardingMessages.pageTitle }),
  Component: Onboarding,
};

export default page;
