import { formatMessage } from '#shared/messages/format-message.ts';
import { listMessages } from '#shared/messages/lists.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import {
  type CollectionsLibraryPageQuery,
  CollectionsLibraryPageQueryDocument,
} from '#web/generated/CollectionsLibraryPageQuery.ts';
import {
  type LibraryCatalogPageQuery,
  LibraryCatalogPageQueryDocument,
} from '#web/generated/LibraryCatalogPageQuery.ts';
import { Library } from './Library.tsx';
import { LibraryCatalog } from './LibraryCatalog.tsx';

/** The library of lists that staff chose, and one list of it (LIST-6). */
const page: PageDefinition<Partial<CollectionsLibraryPageQuery & LibraryCatalogPageQuery>> = {
  queries: (route, query) => {
    const to = cursorOf(query);
    const { catalogSlug } = route.params;
    if (catalogSlug === undefined) return [{ document: CollectionsLibraryPageQueryDocument, variables: { to } }];
    return [{ document: LibraryCatalogPageQueryDocument, variables: { catalogSlug, to } }];
  },
  outcome: ({ data, route }) =>
    route.params.catalogSlug !== undefined && !data.catalogBySlug ? { kind: 'notFound' } : { kind: 'show' },
  head: ({ data, route, site }) => {
    const canonicalUrl = site.url + route.path;
    const catalog = data.catalogBySlug;
    if (!catalog) {
      return { title: listMessages.libraryTitle, description: listMessages.libraryDescription, canonicalUrl };
    }
    const description = catalog.description || formatMessage(listMessages.description, { name: catalog.creator.name });
    return { title: catalog.name, description, canonicalUrl };
  },
  Component: ({ route, query }) => {
    const { catalogSlug } = route.params;
    if (catalogSlug === undefined) return <Library query={query} />;
    return <LibraryCatalog catalogSlug={catalogSlug} query={query} />;
  },
};

export default page;
