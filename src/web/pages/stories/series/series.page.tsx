import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { seriesHead } from '#web/features/stories/series/series-head.ts';
import { SeriesView } from '#web/features/stories/series/SeriesView.tsx';
import { type SeriesPageQuery, SeriesPageQueryDocument } from '#web/generated/SeriesPageQuery.ts';

/** The id of the series, or of one of its stories: the last hyphen-separated part. */
const variablesOf = (route: RouteMatch) => ({ postId: (route.params.postId ?? '').split('-').at(-1) ?? '' });

function SeriesPage({ route, query }: { readonly route: RouteMatch; readonly query: URLSearchParams }) {
  const variables = variablesOf(route);
  const { data } = useQuery(SeriesPageQueryDocument, { variables: { ...variables, to: cursorOf(query) } });
  if (!data?.series) return null;
  return (
    <SeriesView
      series={data.series}
      document={SeriesPageQueryDocument}
      variables={variables}
      select={(answer) => answer.series?.posts}
    />
  );
}

const page: PageDefinition<SeriesPageQuery> = {
  queries: (route, query) => [
    { document: SeriesPageQueryDocument, variables: { ...variablesOf(route), to: cursorOf(query) } },
  ],
  outcome: ({ data }) => (data.series ? { kind: 'show' } : { kind: 'notFound' }),
  head: ({ data, site }) => seriesHead(data.series, site.url),
  Component: SeriesPage,
};

export default page;
