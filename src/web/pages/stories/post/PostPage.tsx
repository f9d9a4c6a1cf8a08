import { useQuery } from '#web/app/graph/use-query.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { StoryPageQueryDocument } from '#web/generated/StoryPageQuery.ts';
import { isFailed } from './lookup-outcome.ts';
import { LookupScreen } from './LookupScreen.tsx';
import { postIdOf } from './post-id.ts';
import { storyVariables } from './story-variables.ts';
import { StoryView } from './StoryView.tsx';

/** The story of the address, or the screen that says why it cannot be read. */
export function PostPage({ route, query }: { readonly route: RouteMatch; readonly query: URLSearchParams }) {
  const postId = postIdOf(route.params.postId ?? '') ?? '';
  const variables = storyVariables(postId, query);
  const { data } = useQuery(StoryPageQueryDocument, { variables });
  const lookup = data?.postResult;
  if (lookup === undefined) return null;
  if (isFailed(lookup)) return <LookupScreen lookup={lookup} />;
  return lookup.__typename === 'Post' ? <StoryView story={lookup} variables={variables} /> : null;
}
