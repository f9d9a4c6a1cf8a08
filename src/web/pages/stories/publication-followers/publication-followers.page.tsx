import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationMessages } from '#shared/messages/publications.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { ownWanted } from '#web/features/finding/search/OwnSearch.tsx';
import { publicationPage } from '#web/features/stories/publications/publication-page.tsx';
import {
  type PublicationFollowersPageQuery,
  PublicationFollowersPageQueryDocument,
} from '#web/generated/PublicationFollowersPageQuery.ts';
import { PublicationFollowers } from './PublicationFollowers.tsx';

const page = publicationPage<PublicationFollowersPageQuery>({
  document: PublicationFollowersPageQueryDocument,
  isPaged: true,
  variablesOf: (_route, query) => ({ search: ownWanted(query) }),
  titleOf: ({ name }) => formatMessage(publicationMessages.followersTitle, { name }),
  Content: PublicationFollowers,
});

/** `/{slug}/followers` (PUB-6). What is searched for there is kept for nobody. */
const followersPage: PageDefinition<PublicationFollowersPageQuery> = {
  ...page,
  outcome: (input) => {
    const outcome = page.outcome?.(input) ?? { kind: 'show' };
    const isSearch = outcome.kind === 'show' && ownWanted(input.query) !== null;
    return isSearch ? { ...outcome, robots: 'noindex', isCacheable: false } : outcome;
  },
};

export default followersPage;
