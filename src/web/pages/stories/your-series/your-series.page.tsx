import { seriesMessages as messages } from '#shared/messages/series.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { type ArrangeSeriesPageQuery, ArrangeSeriesPageQueryDocument } from '#web/generated/ArrangeSeriesPageQuery.ts';
import { type YourSeriesPageQuery, YourSeriesPageQueryDocument } from '#web/generated/YourSeriesPageQuery.ts';
import { ArrangeSeries } from './ArrangeSeries.tsx';
import { YourSeries } from './YourSeries.tsx';

const chosenIn = (query: URLSearchParams) => query.get('series');

function YourSeriesPage({ query }: { readonly query: URLSearchParams }) {
  const postId = chosenIn(query);
  return postId === null ? <YourSeries /> : <ChosenSeries postId={postId} />;
}

function ChosenSeries({ postId }: { readonly postId: string }) {
  const { data } = useQuery(ArrangeSeriesPageQueryDocument, { variables: { postId } });
  const series = data?.series;
  return series?.viewerCanArrange === true ? <ArrangeSeries key={series.id} series={series} /> : null;
}

/** `/me/series`: what the viewer may arrange, and with `series` one of them. */
const page: PageDefinition<Partial<YourSeriesPageQuery & ArrangeSeriesPageQuery>> = {
  queries: (_route, query) => {
    const postId = chosenIn(query);
    return postId === null
      ? [{ document: YourSeriesPageQueryDocument, variables: {} }]
      : [{ document: ArrangeSeriesPageQueryDocument, variables: { postId } }];
  },
  outcome: ({ data, query }) => {
    const isThere = chosenIn(query) === null || data.series?.viewerCanArrange === true;
    return isThere ? { kind: 'show', robots: 'noindex', isCacheable: false } : { kind: 'notFound' };
  },
  head: ({ data }) => ({ title: data.series?.title ?? messages.title }),
  Component: YourSeriesPage,
};

export default page;
