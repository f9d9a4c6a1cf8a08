import { followMessages as messages } from '#shared/messages/follows.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { Graph } from '#web/app/graph/graph-context.ts';
import { messageOfCode } from '#web/app/graph/has-code.ts';
import { FollowCollectionDocument } from '#web/generated/FollowCollection.ts';
import { FollowPersonDocument } from '#web/generated/FollowPerson.ts';
import { FollowTagDocument } from '#web/generated/FollowTag.ts';
import { UnfollowCollectionDocument } from '#web/generated/UnfollowCollection.ts';
import { UnfollowPersonDocument } from '#web/generated/UnfollowPerson.ts';
import { UnfollowTagDocument } from '#web/generated/UnfollowTag.ts';
import { showToast } from '#web/features/ground/toasts/show-toast.ts';
import { assumedFollow } from './assumed-follow.ts';
import { type Followable, followableName } from './followable.ts';

const REFUSALS = ['BAD_REQUEST', 'RATE_LIMITED', 'FORBIDDEN', 'NOT_FOUND'];

/** Changes that are on their way: the next one of the same target waits, so that the last press counts. */
const running = new Map<string, Promise<boolean>>();

/**
 * Follows or no longer: at once, then confirmed, and back with a sentence where it was refused. A
 * toast says so, and its Undo changes it back. True where it was done. `failed` says that it could not be, where
 * nobody knows why.
 */
export function turnFollow(
  graph: Graph,
  target: Followable,
  isFollowing: boolean,
  failed: string = messages.failed,
): Promise<boolean> {
  const before = running.get(target.id) ?? Promise.resolve(true);
  const change = before.then(() => makeChange(graph, target, isFollowing, failed));
  running.set(target.id, change);
  return change.finally(() => {
    if (running.get(target.id) === change) running.delete(target.id);
  });
}

async function makeChange(graph: Graph, target: Followable, isFollowing: boolean, failed: string): Promise<boolean> {
  try {
    await send(graph, target, isFollowing);
  } catch (error) {
    const refusal = REFUSALS.map((code) => messageOfCode(error, code)).find((text) => text !== undefined);
    const message = refusal ?? (navigator.onLine ? failed : messages.offline);
    void showToast({ message, tone: 'danger', testId: 'follow-failed' });
    return false;
  }
  const after = { ...target, viewerEdge: { ...target.viewerEdge, isFollowing } } as Followable;
  void showToast({
    message: formatMessage(isFollowing ? messages.followed : messages.unfollowed, { name: followableName(target) }),
    toastStyle: 'FOLLOW_PUBLISHER',
    action: { label: messages.undo, run: () => void turnFollow(graph, after, !isFollowing) },
    testId: isFollowing ? 'followed' : 'unfollowed',
  });
  return true;
}

async function send(graph: Graph, target: Followable, isFollowing: boolean): Promise<void> {
  const assumed = assumedFollow(target, isFollowing);
  const verb = isFollowing ? 'follow' : 'unfollow';
  switch (target.__typename) {
    case 'User': {
      const variables = { targetUserId: target.id };
      const document = isFollowing ? FollowPersonDocument : UnfollowPersonDocument;
      await graph.mutate(document, { variables, optimisticResponse: { [`${verb}User`]: assumed } });
      return;
    }
    case 'Collection': {
      const variables = { targetCollectionId: target.id };
      const document = isFollowing ? FollowCollectionDocument : UnfollowCollectionDocument;
      await graph.mutate(document, { variables, optimisticResponse: { [`${verb}Collection`]: assumed } });
      return;
    }
    case 'Tag': {
      const variables = { tagSlug: target.slug };
      const document = isFollowing ? FollowTagDocument : UnfollowTagDocument;
      await graph.mutate(document, { variables, optimisticResponse: { [`${verb}Tag`]: assumed } });
    }
  }
}
