import { formatMessage } from '#shared/messages/format-message.ts';
import { searchMessages as messages } from '#shared/messages/search.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { NoResults } from '#web/features/finding/search/NoResults.tsx';
import { ResultPages } from '#web/features/finding/search/ResultPages.tsx';
import { resultPage } from '#web/features/finding/search/result-page.ts';
import { SearchFailed } from '#web/features/finding/search/SearchFailed.tsx';
import { SearchPageQueryDocument } from '#web/generated/SearchPageQuery.ts';
import type { Category } from './search-category.ts';

type SearchResultPagesProps = { readonly query: string; readonly category: Category };

/** Everything that was found of one kind, page by page; or that nothing was, or that it failed. */
export function SearchResultPages({ query, category }: SearchResultPagesProps) {
  const { query: address } = useRoute();
  const variables = { q: query, kind: category.kind };
  const { data, error, refetch } = useQuery(SearchPageQueryDocument, {
    variables: { ...variables, page: resultPage(address) ?? 0 },
  });
  if (data === undefined && error === undefined) return null;
  if (!data?.search) return <SearchFailed onRetry={refetch} />;
  if (data.search.total === 0) {
    const text = formatMessage(messages.noneOf, { kind: category.label.toLowerCase(), query });
    return <NoResults text={text} topics={data.popularTags.items} />;
  }
  return (
    <ResultPages
      document={SearchPageQueryDocument}
      variables={variables}
      select={(answer) => answer.search ?? undefined}
    />
  );
}
