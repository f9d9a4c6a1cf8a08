import { useQuery } from '#web/app/graph/use-query.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { CatalogView } from '#web/features/reading/lists/CatalogView.tsx';
import { LibraryCatalogPageQueryDocument } from '#web/generated/LibraryCatalogPageQuery.ts';

type LibraryCatalogProps = { readonly catalogSlug: string; readonly query: URLSearchParams };

/** One list of the library. */
export function LibraryCatalog({ catalogSlug, query }: LibraryCatalogProps) {
  const variables = { catalogSlug };
  const { data } = useQuery(LibraryCatalogPageQueryDocument, { variables: { ...variables, to: cursorOf(query) } });
  const catalog = data?.catalogBySlug;
  if (!catalog) return null;
  return (
    <CatalogView
      catalog={catalog}
      document={LibraryCatalogPageQueryDocument}
      variables={variables}
      select={(answer) => answer.catalogBySlug?.items}
    />
  );
}
