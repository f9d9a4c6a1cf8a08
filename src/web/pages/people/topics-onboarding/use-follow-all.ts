import { useCallback } from 'react';
import { useMutation } from '#web/app/graph/use-mutation.ts';
import { FollowCollectionMutationDocument } from '#web/generated/FollowCollectionMutation.ts';
import { FollowUserMutationDocument } from '#web/generated/FollowUserMutation.ts';

type Entity = { readonly __typename: 'User' | 'Collection'; readonly id: string };

/** Follows people and publications in one request; one that cannot be followed any more hinders nobody. */
export function useFollowAll(): (entities: readonly Entity[]) => Promise<void> {
  const [followUser] = useMutation(FollowUserMutationDocument);
  const [followCollection] = useMutation(FollowCollectionMutationDocument);
  return useCallback(
    async (entities) => {
      const follow = ({ __typename, id }: Entity) =>
        __typename === 'User' ? followUser({ targetUserId: id }) : followCollection({ targetCollectionId: id });
      await Promise.all(entities.map(follow));
    },
    [followUser, followCollection],
  );
}
