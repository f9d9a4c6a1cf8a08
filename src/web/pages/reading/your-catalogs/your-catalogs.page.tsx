import { libraryMessages } from '#shared/messages/library.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { PageDefinition, PageOutcome } from '#web/app/page-definition.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { ownWanted } from '#web/features/finding/search/OwnSearch.tsx';
import { type ArchivedPageQuery, ArchivedPageQueryDocument } from '#web/generated/ArchivedPageQuery.ts';
import { type YourCatalogsPageQuery, YourCatalogsPageQueryDocument } from '#web/generated/YourCatalogsPageQuery.ts';
import { Archived } from './Archived.tsx';
import { YourCatalogs } from './YourCatalogs.tsx';

const isArchived = (query: URLSearchParams) => query.get('tab') === 'archived';

/** The other tabs, which have addresses of their own. */
function elsewhere(tab: string | null, username: string | undefined): string | undefined {
  switch (tab) {
    case 'saved':
      return buildPath('ShowSavedCatalogs');
    case 'recent':
      return buildPath('ShowReadingHistory');
    case 'highlights':
      return username === undefined ? undefined : buildPath('ShowUserHighlights', { username });
    default:
      return undefined;
  }
}

/** `/me/lists` (LIST-3): one's own lists, and with `tab=archived` what was put away. */
const page: PageDefinition<Partial<YourCatalogsPageQuery & ArchivedPageQuery>> = {
  queries: (_route, query) => [
    {
      document: isArchived(query) ? ArchivedPageQueryDocument : YourCatalogsPageQueryDocument,
      variables: { q: ownWanted(query), to: cursorOf(query) },
    },
  ],
  outcome: ({ data, query }): PageOutcome => {
    const location = elsewhere(query.get('tab'), data.viewer?.username);
    if (location !== undefined) return { kind: 'redirect', location, isTemporary: true };
    return { kind: 'show', robots: 'noindex', isCacheable: false };
  },
  head: ({ query }) => ({ title: isArchived(query) ? libraryMessages.archived : libraryMessages.title }),
  Component: ({ query }) => (isArchived(query) ? <Archived query={query} /> : <YourCatalogs query={query} />),
};

export default page;
