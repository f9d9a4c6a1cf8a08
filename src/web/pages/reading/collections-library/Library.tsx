import { feedMessages } from '#shared/messages/home.ts';
import { listMessages } from '#shared/messages/lists.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { PagedFeed } from '#web/features/finding/feeds/PagedFeed.tsx';
import { Frame } from '#web/parts/frame/Frame.tsx';
import { PageHeading } from '#web/parts/frame/PageHeading.tsx';
import { CatalogCards } from '#web/features/reading/lists/CatalogCards.tsx';
import type { CatalogCard } from '#web/generated/fragments.ts';
import { CollectionsLibraryPageQueryDocument } from '#web/generated/CollectionsLibraryPageQuery.ts';

const pathOf = (catalog: CatalogCard) => buildPath('ShowLibraryCatalog', { catalogSlug: catalog.slug });

/** All lists that staff chose, the staff picks first. */
export function Library({ query }: { readonly query: URLSearchParams }) {
  const { data } = useQuery(CollectionsLibraryPageQueryDocument, { variables: { to: cursorOf(query) } });
  const picks = cursorOf(query) === null ? data?.staffPicks : undefined;
  return (
    <Frame>
      <PageHeading title={listMessages.libraryTitle}>{listMessages.libraryDescription}</PageHeading>
      {picks && <CatalogCards catalogs={[picks]} pathOf={pathOf} />}
      <PagedFeed
        document={CollectionsLibraryPageQueryDocument}
        variables={{}}
        select={({ libraryCatalogs, staffPicks }) => ({
          items: libraryCatalogs.items.filter((catalog) => catalog.id !== staffPicks?.id),
          next: libraryCatalogs.pagingInfo.next,
        })}
        empty={picks ? '' : listMessages.libraryEmpty}
        moreLabel={feedMessages.more}
        firstLabel={feedMessages.first}
      >
        {(catalogs) => <CatalogCards catalogs={catalogs} pathOf={pathOf} />}
      </PagedFeed>
    </Frame>
  );
}
