import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { PostDetailsPageQueryDocument } from '#web/generated/PostDetailsPageQuery.ts';
import { DetailsFrame } from './DetailsFrame.tsx';
import { panelOf } from './details-panel.ts';
import { postIdOf, sortOf } from './details-query.ts';
import { InfoPanel } from './InfoPanel.tsx';
import { PassagesPanel } from './PassagesPanel.tsx';
import { ResponsesOfStory } from './ResponsesOfStory.tsx';
import { ThreadView } from './ThreadView.tsx';
import { VotersPanel } from './VotersPanel.tsx';

/** One page about a story, or a response with its thread. */
export function PostDetails({ route, query }: { readonly route: RouteMatch; readonly query: URLSearchParams }) {
  const postId = postIdOf(route);
  const { data } = useQuery(PostDetailsPageQueryDocument, { variables: { postId } });
  if (data === undefined) return null;
  const { postResult: story, postResponse: response } = data;
  if (response !== null) return <ThreadView response={response} />;
  if (story.__typename !== 'Post') return null;
  const panel = panelOf(route);
  return (
    <DetailsFrame story={story} panel={panel}>
      {panel.name === 'responses' && <ResponsesOfStory key={postId} story={story} sort={sortOf(query)} query={query} />}
      {panel.name === 'upvotes' && <VotersPanel story={story} />}
      {panel.name === 'info' && <InfoPanel story={story} />}
      {(panel.name === 'quotes' || panel.name === 'notes' || panel.name === 'referrers') && (
        <PassagesPanel name={panel.name} storyId={postId} />
      )}
    </DetailsFrame>
  );
}
