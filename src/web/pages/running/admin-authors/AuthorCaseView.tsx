import { useId, useState } from 'react';
import { authorRules } from '#shared/authors/author-rules.ts';
import { authorMessages } from '#shared/messages/authors.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { personPath } from '#web/features/ground/paths/paths.ts';
import { NamedAvatar } from '#web/features/people/people/NamedAvatar.tsx';
import { AdminCase } from '#web/features/running/admin/AdminCase.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { DecideAuthorApplicationDocument } from '#web/generated/DecideAuthorApplication.ts';
import type { AuthorCase } from '#web/generated/fragments.ts';
import { RevokeAuthorVerificationDocument } from '#web/generated/RevokeAuthorVerification.ts';
import { Actions, FieldStack } from '#web/parts/form/FieldForm.tsx';
import { Note, Notice } from '#web/parts/frame/Note.tsx';
import { FactList } from '#web/parts/list/FactList.tsx';

const messages = authorMessages.admin;

type AuthorCaseViewProps = {
  readonly author: AuthorCase;
  readonly listed: 'PENDING' | 'VERIFIED';
  readonly route: RouteMatch;
  readonly onDecided: (author: AuthorCase) => void;
  /** Somebody else was first, or it was withdrawn. */
  readonly onGone: (id: string, message: string) => void;
};

/** One author: who they are, with what they applied, and the decision. */
export function AuthorCaseView({ author, listed, ...rest }: AuthorCaseViewProps) {
  const { user, profileName } = author;
  const title = useId();
  return (
    <AdminCase aria-labelledby={title}>
      <h3 id={title} dir="auto">
        {user ? <a href={personPath(user.username)}>{profileName}</a> : profileName}
      </h3>
      {user && (
        <div>
          <NamedAvatar name={user.name} imageId={user.imageId} size="L" />
          <p dir="auto">{user.bio}</p>
        </div>
      )}
      <FactList facts={factsOf(author)} />
      {author.sameBookAuthors.length > 0 && (
        <Notice>
          <p dir="auto">
            {formatMessage(messages.sameBook, { names: author.sameBookAuthors.map((one) => one.name).join(', ') })}
          </p>
        </Notice>
      )}
      {listed === 'PENDING' && <Note>{messages.lookUp}</Note>}
      <Decision id={author.id} name={profileName} listed={listed} {...rest} />
    </AdminCase>
  );
}

function factsOf(author: AuthorCase): readonly (readonly [string, string])[] {
  const { bookTitle, isbn, coverName, isSameName, publisherDomain, appliedAt, decideBy, state } = author;
  const { facts } = messages;
  return [
    [facts.book, bookTitle],
    [facts.isbn, isbn],
    [facts.coverName, `${coverName} (${isSameName ? messages.sameName : messages.otherName})`],
    [facts.publisher, publisherDomain ?? facts.noPublisher],
    [facts.applied, formatDate(appliedAt)],
    ...(state === 'PENDING' ? [[facts.due, formatDate(decideBy)] as const] : []),
  ];
}

type DecisionProps = Omit<AuthorCaseViewProps, 'author'> & { readonly id: string; readonly name: string };

function Decision({ id: applicationId, name, listed, route, onDecided, onGone }: DecisionProps) {
  const [reason, setReason] = useState('');
  const deciding = useChange(DecideAuthorApplicationDocument, { says: 'here' });
  const revoking = useChange(RevokeAuthorVerificationDocument, { says: 'here' });
  const isRunning = deciding.isRunning || revoking.isRunning;
  const decide = async (isVerified: boolean) => {
    if (isRunning) return;
    const { done, failure } = await (listed === 'VERIFIED'
      ? revoking.send({ applicationId, reason })
      : deciding.send({ applicationId, isVerified, reason }));
    if (done !== undefined) onDecided(done);
    else if (failure.refusal?.__typename === 'Conflict') onGone(applicationId, failure.message);
  };
  const [no, noNamed] =
    listed === 'VERIFIED' ? [messages.revoke, messages.revokeNamed] : [messages.refuse, messages.refuseNamed];
  return (
    <FieldStack>
      <label>
        {messages.reason}
        <textarea
          rows={2}
          maxLength={authorRules.mostReason}
          value={reason}
          dir="auto"
          onChange={({ target }) => setReason(target.value)}
        />
      </label>
      <Actions>
        {listed === 'PENDING' && (
          <Button
            size="small"
            aria-label={formatMessage(messages.verifyNamed, { name })}
            aria-disabled={isRunning}
            onClick={() => void decide(true)}
          >
            {messages.verify}
          </Button>
        )}
        <Button
          size="small"
          look="outlined"
          aria-label={formatMessage(noNamed, { name })}
          aria-disabled={isRunning}
          onClick={() => void decide(false)}
        >
          {no}
        </Button>
      </Actions>
      <AdminError failure={deciding.failure ?? revoking.failure} route={route} />
    </FieldStack>
  );
}
