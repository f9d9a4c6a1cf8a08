import { repostMessages as messages } from '#shared/messages/reposts.ts';
import { postIdFromParam } from '#shared/routes/post-id.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { type NewRepostPageQuery, NewRepostPageQueryDocument } from '#web/generated/NewRepostPageQuery.ts';
import { RepostComposer } from './RepostComposer.tsx';

const variablesOf = ({ params }: RouteMatch) => ({ postId: postIdFromParam(params['repostId'] ?? '') ?? '' });

function NewRepostPage({ route }: { readonly route: RouteMatch }) {
  const { data } = useQuery(NewRepostPageQueryDocument, { variables: variablesOf(route) });
  const story = data?.postResult;
  return story?.__typename === 'Post' ? <RepostComposer key={story.id} story={story} /> : null;
}

/** `/new-story/repost/{repostId}`: a note to a story that is passed on to one's followers (WRITE-7, rule 21). */
const page: PageDefinition<NewRepostPageQuery> = {
  queries: (route) => [{ document: NewRepostPageQueryDocument, variables: variablesOf(route) }],
  outcome: ({ data: { postResult: story } }) => {
    const isThere = story.__typename === 'Post' && story.isPublished;
    // One that was reposted and is unlisted since is still here, to be taken back.
    const mayBe = isThere && (story.visibility !== 'UNLISTED' || story.viewerEdge.repostNote !== null);
    return mayBe ? { kind: 'show', robots: 'noindex', isCacheable: false } : { kind: 'notFound' };
  },
  head: () => ({ title: messages.title }),
  Component: NewRepostPage,
};

export default page;
