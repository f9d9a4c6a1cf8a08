import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationStoriesMessages as messages } from '#shared/messages/publication-stories.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { ownWanted } from '#web/features/finding/search/OwnSearch.tsx';
import { managementPage } from '#web/features/stories/publication-management/management-page.tsx';
import { hasInbox } from '#web/features/stories/publication-stories/has-inbox.ts';
import {
  type PublicationStoriesPageQuery,
  PublicationStoriesPageQueryDocument,
} from '#web/generated/PublicationStoriesPageQuery.ts';
import { PublicationStories } from './PublicationStories.tsx';
import { findStoryFilter } from './story-filter.ts';

const filterOf = (route: RouteMatch) => findStoryFilter(route.params['filterBy']);

/** `/{slug}/stories/{filterBy}`: the stories of a publication for its owner and editors (PUB-6). */
export default managementPage<PublicationStoriesPageQuery>({
  document: PublicationStoriesPageQueryDocument,
  variablesOf: (route, query) => ({
    postsFilter: filterOf(route)?.filter ?? 'PUBLISHED',
    isSubmitted: filterOf(route)?.filter === null,
    q: ownWanted(query),
    to: cursorOf(query),
  }),
  right: 'arrangeStories',
  titleOf: ({ name }) => formatMessage(messages.pageTitle, { name }),
  outcomeOf: ({ slug: collectionSlug }, { route, site }) => {
    const filter = filterOf(route);
    if (filter === undefined) return { kind: 'notFound' };
    if (filter.segment !== 'submissions' || !hasInbox(site.flags)) return undefined;
    return { kind: 'redirect', location: buildPath('ShowCollectionInbox', { collectionSlug }), isTemporary: true };
  },
  Content: PublicationStories,
});
