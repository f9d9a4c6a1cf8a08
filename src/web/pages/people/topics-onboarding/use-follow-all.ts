import { use, useCallback } from 'react';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { FollowCollectionMutationDocument } from '#web/generated/FollowCollectionMutation.ts';
import { FollowUserMutationDocument } from '#web/generated/FollowUserMutation.ts';

type Entity = { readonly __typename: 'User' | 'Collection'; readonly id: string };

/** Follows people and publications in one request; one that cannot be followed any more hinders nobody. */
export function useFollowAll(): (entities: readonly Entity[]) => Promise<void> {
  const graph = use(GraphContext);
  return useCallback(
    async (entities) => {
      const follow = ({ __typename, id }: Entity) =>
        __typename === 'User'
          ? sendChange(graph, FollowUserMutationDocument, { targetUserId: id })
          : sendChange(graph, FollowCollectionMutationDocument, { targetCollectionId: id });
      await Promise.all(entities.map(follow));
    },
    [graph],
  );
}
