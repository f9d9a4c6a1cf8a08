import { use, useEffect, useRef } from 'react';
import { followMessages as messages } from '#shared/messages/follows.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { type Followable, followableName } from './followable.ts';
import { turnFollow } from './turn-follow.ts';

/**
 * Offers to follow on `/@{username}/follow`, where one comes back from signing in. It asks once more, since
 * an address that follows by itself could be put behind any link.
 */
export function useFollowIntent(target: Followable | null | undefined, isOwn: boolean): void {
  const graph = use(GraphContext);
  const { route } = useRoute();
  const isAsked = useRef(false);
  useEffect(() => {
    if (route?.name !== 'FollowUser' || !target || isAsked.current) return;
    isAsked.current = true;
    if (isOwn) {
      void showToast({ message: messages.followSelf, testId: 'follow-self' });
      return;
    }
    const name = followableName(target);
    if (target.viewerEdge.isFollowing) {
      void showToast({ message: formatMessage(messages.alreadyFollowing, { name }), testId: 'already-following' });
      return;
    }
    const action = { label: messages.follow, run: () => void turnFollow(graph, target, true, messages.intentFailed) };
    const message = formatMessage(messages.askToFollow, { name });
    void showToast({ message, action, duration: 'NEXTPAGE', testId: 'follow-intent' });
  }, [graph, route, target, isOwn]);
}
