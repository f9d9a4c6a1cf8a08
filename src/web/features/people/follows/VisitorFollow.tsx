import { followMessages as messages } from '#shared/messages/follows.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { useMainPath } from '#web/app/use-main-path.ts';
import { ButtonLink } from '#web/design/Button.tsx';

type VisitorFollowProps = {
  readonly name: string;
  /** Who or what: by its id, a topic by its slug. */
  readonly target: { readonly user: string } | { readonly collection: string } | { readonly topic: string };
  /** Where one goes on to without script. */
  readonly redirect: string;
};

/** In the place of the follow button: the way to sign in, after which it is done. */
export function VisitorFollow({ name, target, redirect }: VisitorFollowProps) {
  const pathOf = useMainPath();
  const susiEntry = 'user' in target ? 'follow_user' : 'collection' in target ? 'follow_collection' : 'follow_topic';
  return (
    <ButtonLink
      size="small"
      rel="nofollow"
      href={pathOf('SignIn', { operation: 'register', susiEntry, ...target, redirect })}
      data-deed
      aria-label={formatMessage(messages.followPerson, { name })}
    >
      {messages.follow}
    </ButtonLink>
  );
}
