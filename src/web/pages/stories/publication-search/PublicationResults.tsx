import { useQuery } from '#web/app/graph/use-query.ts';
import type { PublicationContentProps } from '#web/features/stories/publications/publication-page.tsx';
import { ScopedResults } from '#web/features/finding/search/ScopedResults.tsx';
import { type PublicationSearchQuery, PublicationSearchQueryDocument } from '#web/generated/PublicationSearchQuery.ts';

/** What the stories of a publication say of what was searched for. */
export function PublicationResults({ publication, variables }: PublicationContentProps<PublicationSearchQuery>) {
  // The variables are those of the document: the page made them.
  const typed = variables as { readonly domainOrSlug: string; readonly q: string; readonly page: number };
  const { data, refetch } = useQuery(PublicationSearchQueryDocument, { variables: typed });
  const { page: _first, ...rest } = typed;
  return (
    <ScopedResults
      name={publication.name}
      query={typed.q}
      document={PublicationSearchQueryDocument}
      variables={rest}
      select={(answer) => answer.search ?? undefined}
      first={data?.search ?? undefined}
      onRetry={refetch}
      topics={publication.tags.slice(0, 12)}
      hasPublication={false}
    />
  );
}
