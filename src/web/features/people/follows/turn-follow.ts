import { followMessages as messages } from '#shared/messages/follows.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { Graph } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { FollowCollectionDocument } from '#web/generated/FollowCollection.ts';
import { FollowPersonDocument } from '#web/generated/FollowPerson.ts';
import { FollowTagDocument } from '#web/generated/FollowTag.ts';
import { UnfollowCollectionDocument } from '#web/generated/UnfollowCollection.ts';
import { UnfollowPersonDocument } from '#web/generated/UnfollowPerson.ts';
import { UnfollowTagDocument } from '#web/generated/UnfollowTag.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { assumedFollow, assumedTagFollow } from './assumed-follow.ts';
import { type Followable, followableName } from './followable.ts';

/**
 * Follows or no longer: at once, then confirmed, and back with a sentence where it was refused. A
 * toast says so, and its Undo changes it back. True where it was done. `failed` says that it could not be, where
 * nobody knows why.
 */
export async function turnFollow(
  graph: Graph,
  target: Followable,
  isFollowing: boolean,
  failed: string = messages.failed,
): Promise<boolean> {
  const { failure } = await send(graph, target, isFollowing, failed);
  if (failure !== undefined) {
    void showToast({ message: failure.message, tone: 'danger', testId: 'follow-failed' });
    return false;
  }
  const after = { ...target, viewerEdge: { ...target.viewerEdge, isFollowing } } as Followable;
  void showToast({
    message: formatMessage(isFollowing ? messages.followed : messages.unfollowed, { name: followableName(target) }),
    toastStyle: 'FOLLOW_PUBLISHER',
    about: `follow:${target.id}`,
    action: { label: messages.undo, run: () => void turnFollow(graph, after, !isFollowing) },
    testId: isFollowing ? 'followed' : 'unfollowed',
  });
  return true;
}

function send(graph: Graph, target: Followable, isFollowing: boolean, failed: string) {
  switch (target.__typename) {
    case 'User': {
      const assumed = assumedFollow(target, isFollowing);
      const document = isFollowing ? FollowPersonDocument : UnfollowPersonDocument;
      return sendChange(graph, document, { targetUserId: target.id }, { assumed, failed });
    }
    case 'Collection': {
      const assumed = assumedFollow(target, isFollowing);
      const document = isFollowing ? FollowCollectionDocument : UnfollowCollectionDocument;
      return sendChange(graph, document, { targetCollectionId: target.id }, { assumed, failed });
    }
    case 'Tag': {
      const assumed = assumedTagFollow(target, isFollowing);
      const document = isFollowing ? FollowTagDocument : UnfollowTagDocument;
      return sendChange(graph, document, { tagSlug: target.slug }, { assumed, failed });
    }
  }
}
