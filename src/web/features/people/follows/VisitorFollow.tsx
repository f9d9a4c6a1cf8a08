import { followMessages as messages } from '#shared/messages/follows.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { useMainPath } from '#web/app/use-main-path.ts';
import { ButtonLink } from '#web/design/Button.tsx';

/** In the place of the follow button: the way to sign in, and on to where one follows. */
export function VisitorFollow({ name, redirect }: { readonly name: string; readonly redirect: string }) {
  const pathOf = useMainPath();
  return (
    <ButtonLink
      size="small"
      rel="nofollow"
      href={pathOf('SignIn', { operation: 'register', redirect })}
      aria-label={formatMessage(messages.followPerson, { name })}
    >
      {messages.follow}
    </ButtonLink>
  );
}
