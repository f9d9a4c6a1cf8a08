import type { PageDefinition } from '#web/app/page-definition.ts';
import { sitePageDefinition } from '#web/features/running/site-pages/site-page-definition.ts';
import { FederationQueryDocument } from '#web/generated/FederationQuery.ts';
import { FediverseFollowersQueryDocument } from '#web/generated/FediverseFollowersQuery.ts';
import type { SitePageQuery } from '#web/generated/SitePageQuery.ts';
import { Mastodon } from './Mastodon.tsx';

/** `/mastodon` for whoever is signed in: what it is, and their own part in it (rule 156, MEMB-17). */
const page: PageDefinition<SitePageQuery> = {
  queries: (route, query) => [
    ...sitePageDefinition.queries(route, query),
    { document: FederationQueryDocument, variables: {} },
    { document: FediverseFollowersQueryDocument, variables: { to: null } },
  ],
  outcome: (input) => {
    const outcome = sitePageDefinition.outcome?.(input) ?? { kind: 'show' };
    return outcome.kind === 'show' ? { ...outcome, isCacheable: false } : outcome;
  },
  head: sitePageDefinition.head,
  Component: Mastodon,
};

export default page;
