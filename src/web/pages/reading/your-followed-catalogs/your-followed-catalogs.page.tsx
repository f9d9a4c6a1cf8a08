import { feedMessages } from '#shared/messages/home.ts';
import { libraryMessages as messages } from '#shared/messages/library.ts';
import { searchMessages } from '#shared/messages/search.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { OwnSearch, ownEmpty, ownWanted } from '#web/features/finding/search/OwnSearch.tsx';
import { PagedFeed } from '#web/features/finding/feeds/PagedFeed.tsx';
import { CatalogCards } from '#web/features/reading/lists/CatalogCards.tsx';
import { LibraryFrame } from '#web/features/reading/lists/LibraryFrame.tsx';
import { SavedCatalogsPageQueryDocument } from '#web/generated/SavedCatalogsPageQuery.ts';

/** The lists of others that the viewer follows (LIST-4). */
function SavedCatalogs({ query }: { readonly query: URLSearchParams }) {
  const q = ownWanted(query);
  const { data } = useQuery(SavedCatalogsPageQueryDocument, { variables: { q, to: cursorOf(query) } });
  return (
    <LibraryFrame username={data?.viewer?.username}>
      <OwnSearch label={searchMessages.ownSaved} />
      <PagedFeed
        document={SavedCatalogsPageQueryDocument}
        variables={{ q }}
        select={({ savedCatalogs }) => ({ items: savedCatalogs.items, next: savedCatalogs.pagingInfo.next })}
        empty={ownEmpty(q, messages.noSaved)}
        moreLabel={feedMessages.more}
        firstLabel={feedMessages.first}
      >
        {(catalogs) => <CatalogCards catalogs={catalogs} />}
      </PagedFeed>
    </LibraryFrame>
  );
}

const page: PageDefinition = {
  queries: (_route, query) => [
    { document: SavedCatalogsPageQueryDocument, variables: { q: ownWanted(query), to: cursorOf(query) } },
  ],
  outcome: () => ({ kind: 'show', robots: 'noindex', isCacheable: false }),
  head: () => ({ title: messages.savedLists }),
  Component: SavedCatalogs,
};

export default page;
