import type { RouteMatch } from '#shared/routes/match-route.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { cursorOf, pageAddress } from '#web/features/finding/feeds/page-cursor.ts';
import { type TopicPageQuery, TopicPageQueryDocument } from '#web/generated/TopicPageQuery.ts';
import { sharedPicture } from './topic-picture.ts';
import { TopicView } from './TopicView.tsx';

const slugOf = (route: RouteMatch) => route.params['topicSlug'] ?? '';
const variablesOf = (route: RouteMatch, query: URLSearchParams) => ({
  topicSlug: slugOf(route),
  to: cursorOf(query),
});

function Topic({ route, query }: { readonly route: RouteMatch; readonly query: URLSearchParams }) {
  const { data } = useQuery(TopicPageQueryDocument, { variables: variablesOf(route, query) });
  return data?.topic ? <TopicView topic={data.topic} isFirstPage={cursorOf(query) === null} /> : null;
}

/** `/topic/{topicSlug}`: what curators gather under one name (HOME-3). What is not listed is not to be found by others either. */
const page: PageDefinition<TopicPageQuery> = {
  queries: (route, query) => [{ document: TopicPageQueryDocument, variables: variablesOf(route, query) }],
  outcome: ({ data }) => {
    if (data.topic === null) return { kind: 'notFound' };
    return data.topic.visibility === 'PUBLIC' ? { kind: 'show' } : { kind: 'show', robots: 'noindex' };
  },
  head: ({ data, route, query, site }) => ({
    title: data.topic?.name ?? '',
    description: data.topic?.description,
    image: data.topic ? sharedPicture(data.topic, site.url) : undefined,
    canonicalUrl:
      site.url + pageAddress(buildPath('ShowTopic', { topicSlug: slugOf(route) }), query, query.get('page')),
  }),
  Component: Topic,
};

export default page;
