import { useState } from 'react';
import { feedMessages } from '#shared/messages/home.ts';
import { libraryMessages as messages } from '#shared/messages/library.ts';
import { searchMessages } from '#shared/messages/search.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { Button } from '#web/design/Button.tsx';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { OwnSearch, ownEmpty, ownWanted } from '#web/features/finding/search/OwnSearch.tsx';
import { PagedFeed } from '#web/features/finding/feeds/PagedFeed.tsx';
import { CatalogCards } from '#web/features/reading/lists/CatalogCards.tsx';
import { LibraryFrame } from '#web/features/reading/lists/LibraryFrame.tsx';
import { NewListDialog } from '#web/features/reading/lists/NewListDialog.tsx';
import { ListTop } from '#web/features/reading/lists/ListTop.tsx';
import { ownListPath } from '#web/features/reading/lists/own-list-path.ts';
import { visibilityMark } from '#web/features/reading/lists/visibility-mark.ts';
import { YourCatalogsPageQueryDocument } from '#web/generated/YourCatalogsPageQuery.ts';

/** The predefined lists and those that the viewer made, private ones too. */
export function YourCatalogs({ query }: { readonly query: URLSearchParams }) {
  const to = cursorOf(query);
  const q = ownWanted(query);
  const { data } = useQuery(YourCatalogsPageQueryDocument, { variables: { q, to } });
  const { navigate } = useRoute();
  const [isMaking, setIsMaking] = useState(false);
  return (
    <LibraryFrame username={data?.viewer?.username}>
      <ListTop>
        <span />
        <Button onClick={() => setIsMaking(true)}>{messages.newList}</Button>
      </ListTop>
      <OwnSearch label={searchMessages.ownLists} />
      {isMaking && (
        <NewListDialog onMade={(list) => void navigate(ownListPath(list))} onClosed={() => setIsMaking(false)} />
      )}
      {to === null && q === null && (
        <CatalogCards catalogs={data?.predefinedCatalogs ?? []} pathOf={ownListPath} markOf={visibilityMark} />
      )}
      <PagedFeed
        document={YourCatalogsPageQueryDocument}
        variables={{ q }}
        select={({ yourCatalogs }) => ({ items: yourCatalogs.items, next: yourCatalogs.pagingInfo.next })}
        empty={ownEmpty(q, messages.noLists)}
        moreLabel={feedMessages.more}
        firstLabel={feedMessages.first}
      >
        {(catalogs) => <CatalogCards catalogs={catalogs} pathOf={ownListPath} markOf={visibilityMark} />}
      </PagedFeed>
    </LibraryFrame>
  );
}
