import { use } from 'react';
import { followMessages as messages } from '#shared/messages/follows.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { Button } from '#web/design/Button.tsx';
import { type Followable, followableName } from './followable.ts';
import { turnFollow } from './turn-follow.ts';

/** Follows, and no longer: the button says which, at once. */
export function FollowButton({ target }: { readonly target: Followable }) {
  const graph = use(GraphContext);
  const { isFollowing } = target.viewerEdge;
  const label = isFollowing ? messages.followsPerson : messages.followPerson;
  return (
    <Button
      look={isFollowing ? 'outlined' : 'filled'}
      size="small"
      aria-pressed={isFollowing}
      aria-label={formatMessage(label, { name: followableName(target) })}
      onClick={() => void turnFollow(graph, target, !isFollowing)}
    >
      {isFollowing ? messages.following : messages.follow}
    </Button>
  );
}
