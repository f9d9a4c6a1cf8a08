import { followMessages as messages } from '#shared/messages/follows.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { Button } from '#web/design/Button.tsx';
import { useFollow } from './use-follow.ts';

type FollowButtonProps = { readonly person: { readonly id: string; readonly name: string; readonly username: string } };

/** Follows a person, and no longer: the button says which, at once. */
export function FollowButton({ person }: FollowButtonProps) {
  const { isKnown, isFollowing, turn } = useFollow(person);
  if (!isKnown) return null;
  const label = isFollowing ? messages.unfollowPerson : messages.followPerson;
  return (
    <Button
      look={isFollowing ? 'outlined' : 'filled'}
      size="small"
      aria-pressed={isFollowing}
      aria-label={formatMessage(label, { name: person.name })}
      onClick={() => void turn(!isFollowing)}
    >
      {isFollowing ? messages.following : messages.follow}
    </Button>
  );
}
