import { useQuery } from '#web/app/graph/use-query.ts';
import { FollowButton } from '#web/features/people/follows/FollowButton.tsx';
import { StoryActionsQueryDocument } from '#web/generated/StoryActionsQuery.ts';
import { ViewerQueryDocument } from '#web/generated/ViewerQuery.ts';

type StoryFollowProps = {
  readonly storyId: string;
  /** Of one of its authors, or of its publication. */
  readonly targetId: string;
};

/** Follow beside whoever wrote or published a story; nothing beside oneself, nor beside somebody whom one blocked. */
export function StoryFollow({ storyId, targetId }: StoryFollowProps) {
  const { data } = useQuery(StoryActionsQueryDocument, { variables: { postId: storyId } });
  const { data: own } = useQuery(ViewerQueryDocument);
  const story = data?.storyActions;
  if (story?.__typename !== 'Post' || own?.viewer?.id === targetId) return null;
  if (story.collection?.id === targetId) return <FollowButton target={story.collection} />;
  const author = story.authors.find(({ id }) => id === targetId);
  return author === undefined || author.viewerEdge.isBlocking ? null : <FollowButton target={author} />;
}
