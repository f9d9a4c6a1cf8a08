import { useState } from 'react';
import type { AnyOutcome, ChangeFailure } from '#web/app/graph/change-outcome.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { moved } from '#web/features/reading/lists/moved.ts';
import { AddPostsToTopicDocument } from '#web/generated/AddPostsToTopic.ts';
import { ArrangeTopicPostsDocument } from '#web/generated/ArrangeTopicPosts.ts';
import { RemovePostFromTopicDocument } from '#web/generated/RemovePostFromTopic.ts';
import type { EditedTopic } from '#web/generated/fragments.ts';

/** Changes of the picked stories, each sent at once; what was refused is said in one place. */
export function useTopicPosts({ id: topicId, pickedPosts }: EditedTopic) {
  const adding = useChange(AddPostsToTopicDocument, { says: 'here' });
  const arranging = useChange(ArrangeTopicPostsDocument, { says: 'here' });
  const removing = useChange(RemovePostFromTopicDocument, { says: 'here' });
  const [failure, setFailure] = useState<ChangeFailure>();
  const settle = async (change: Promise<AnyOutcome>): Promise<boolean> => {
    const outcome = await change;
    setFailure(outcome.failure);
    return outcome.failure === undefined;
  };
  return {
    failure,
    isRunning: adding.isRunning || arranging.isRunning || removing.isRunning,
    add: (posts: readonly string[]) => settle(adding.send({ topicId, posts })),
    move: (from: number, to: number) =>
      settle(arranging.send({ topicId, postIds: moved(pickedPosts, from, to).map(({ id }) => id) })),
    remove: (postId: string) => settle(removing.send({ topicId, postId })),
  };
}
