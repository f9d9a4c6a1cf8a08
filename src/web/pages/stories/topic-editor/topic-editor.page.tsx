import { curationMessages as messages } from '#shared/messages/curation.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { type TopicEditorPageQuery, TopicEditorPageQueryDocument } from '#web/generated/TopicEditorPageQuery.ts';
import { EditTopic } from './EditTopic.tsx';
import { TopicPosts } from './TopicPosts.tsx';

const variablesOf = (route: RouteMatch) => ({ topicSlug: route.params['topicSlug'] ?? '' });
const isForPosts = (route: RouteMatch) => route.name === 'AddPostsToTopic';

function TopicEditor({ route }: { readonly route: RouteMatch }) {
  const variables = variablesOf(route);
  const { data } = useQuery(TopicEditorPageQueryDocument, { variables });
  const topic = data?.topic ?? undefined;
  if (isForPosts(route)) return topic ? <TopicPosts topic={topic} route={route} /> : null;
  return <EditTopic key={topic?.id} slug={variables.topicSlug} topic={topic} route={route} />;
}

/** `/topic/{topicSlug}/edit` and `/add-posts`, for curators; an address without a topic makes one (HOME-3). */
const page: PageDefinition<TopicEditorPageQuery> = {
  queries: (route) => [{ document: TopicEditorPageQueryDocument, variables: variablesOf(route) }],
  outcome: ({ data, route }) =>
    data.viewerCanCurateTopics && (data.topic !== null || !isForPosts(route))
      ? { kind: 'show', robots: 'noindex', isCacheable: false }
      : { kind: 'notFound' },
  head: ({ data, route }) => {
    const { topicSlug: slug } = variablesOf(route);
    const name = data.topic?.name;
    if (name === undefined) return { title: formatMessage(messages.newTitle, { slug }) };
    return { title: formatMessage(isForPosts(route) ? messages.addTitle : messages.editTitle, { name }) };
  },
  Component: TopicEditor,
};

export default page;
