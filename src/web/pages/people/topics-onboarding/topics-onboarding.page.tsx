import { onboardingMessages } from '#shared/messages/onboarding.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import {
  type TopicsOnboardingPageQuery,
  TopicsOnboardingPageQueryDocument,
} from '#web/generated/TopicsOnboardingPageQuery.ts';
import { TopicsOnboarding } from './TopicsOnboarding.tsx';

/** `/get-started/topics`: what to read about, then whom to follow (rule 129). */
const page: PageDefinition<TopicsOnboardingPageQuery> = {
  queries: () => [{ document: TopicsOnboardingPageQueryDocument, variables: {} }],
  outcome: ({ data }) =>
    data.viewer === null ? { kind: 'notFound' } : { kind: 'show', robots: 'noindex', isCacheable: false },
  head: () => ({ title: onboardingMessages.topicsPageTitle }),
  Component: TopicsOnboarding,
};

export default page;
