import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { seriesHead } from '#web/features/stories/series/series-head.ts';
import { SeriesView } from '#web/features/stories/series/SeriesView.tsx';
import { type SequencePageQuery, SequencePageQueryDocument } from '#web/generated/SequencePageQuery.ts';

const variablesOf = (route: RouteMatch) => ({ sequenceSlug: route.params.sequenceSlug ?? '' });

function SequencePage({ route, query }: { readonly route: RouteMatch; readonly query: URLSearchParams }) {
  const variables = variablesOf(route);
  const { data } = useQuery(SequencePageQueryDocument, { variables: { ...variables, to: cursorOf(query) } });
  if (!data?.sequence) return null;
  return (
    <SeriesView
      series={data.sequence}
      document={SequencePageQueryDocument}
      variables={variables}
      select={(answer) => answer.sequence?.posts}
    />
  );
}

const page: PageDefinition<SequencePageQuery> = {
  queries: (route, query) => [
    { document: SequencePageQueryDocument, variables: { ...variablesOf(route), to: cursorOf(query) } },
  ],
  outcome: ({ data }) => (data.sequence ? { kind: 'show' } : { kind: 'notFound' }),
  head: ({ data, site }) => seriesHead(data.sequence, site.url),
  Component: SequencePage,
};

export default page;
