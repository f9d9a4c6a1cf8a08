import type { PageDefinition } from '#web/app/page-definition.ts';
import { OwnPartnerStanding } from '#web/features/money/partner/PartnerStanding.tsx';
import { sitePageDefinition } from '#web/features/running/site-pages/site-page-definition.ts';
import { SitePageView } from '#web/features/running/site-pages/SitePageView.tsx';
import { PartnerStandingQueryDocument } from '#web/generated/PartnerStandingQuery.ts';
import type { SitePageQuery } from '#web/generated/SitePageQuery.ts';

/** `/partner-program` for whoever is signed in: with where they stand, and not how to apply. */
const page: PageDefinition<SitePageQuery> = {
  queries: (route, query) => [
    ...sitePageDefinition.queries(route, query),
    { document: PartnerStandingQueryDocument, variables: {} },
  ],
  outcome: (input) => {
    const outcome = sitePageDefinition.outcome?.(input) ?? { kind: 'show' };
    return outcome.kind === 'show' ? { ...outcome, isCacheable: false } : outcome;
  },
  head: sitePageDefinition.head,
  Component: ({ route }) => <SitePageView route={route} way={<OwnPartnerStanding />} />,
};

export default page;
