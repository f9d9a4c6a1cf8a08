import { useState } from 'react';
import { type MutationAnswer, useMutation } from '#web/app/graph/use-mutation.ts';
import { moved } from '#web/features/reading/lists/moved.ts';
import { AddPostsToTopicDocument } from '#web/generated/AddPostsToTopic.ts';
import { ArrangeTopicPostsDocument } from '#web/generated/ArrangeTopicPosts.ts';
import { RemovePostFromTopicDocument } from '#web/generated/RemovePostFromTopic.ts';
import type { EditedTopic } from '#web/generated/fragments.ts';

type Failure = { readonly message?: string | undefined; readonly error?: Error | undefined };

/** Changes of the picked stories, each sent at once; what was refused is said in one place. */
export function useTopicPosts({ id: topicId, pickedPosts }: EditedTopic) {
  const [sendAdd, adding] = useMutation(AddPostsToTopicDocument);
  const [sendOrder, arranging] = useMutation(ArrangeTopicPostsDocument);
  const [sendRemove, removing] = useMutation(RemovePostFromTopicDocument);
  const [failure, setFailure] = useState<Failure>({});
  const settle = async (change: Promise<MutationAnswer<object>>): Promise<boolean> => {
    const { data, error } = await change;
    const answer: unknown = data && Object.values(data)[0];
    const message =
      typeof answer === 'object' && answer !== null && 'message' in answer ? String(answer.message) : undefined;
    setFailure({ message, error });
    return message === undefined && error === undefined;
  };
  return {
    message: failure.message,
    error: failure.error,
    isRunning: adding.isRunning || arranging.isRunning || removing.isRunning,
    add: (posts: readonly string[]) => settle(sendAdd({ topicId, posts })),
    move: (from: number, to: number) =>
      settle(sendOrder({ topicId, postIds: moved(pickedPosts, from, to).map(({ id }) => id) })),
    remove: (postId: string) => settle(sendRemove({ topicId, postId })),
  };
}
