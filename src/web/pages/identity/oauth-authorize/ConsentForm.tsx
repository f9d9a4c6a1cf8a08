import { formatMessage } from '#shared/messages/format-message.ts';
import { tokenMessages as messages } from '#shared/messages/tokens.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { AuthorizeAppDocument } from '#web/generated/AuthorizeApp.ts';
import type { AuthorizeAppPageQuery } from '#web/generated/AuthorizeAppPageQuery.ts';
import styles from './AuthorizeApp.module.css';

type Asked = Extract<NonNullable<AuthorizeAppPageQuery['oauthAuthorization']>, { __typename: 'AuthorizationRequest' }>;

type ConsentFormProps = {
  readonly request: Asked;
  readonly query: string;
  readonly username: string | undefined;
};

/** What the app would be allowed, in plain words, with both answers alike in reach. */
export function ConsentForm({ request, query, username }: ConsentFormProps) {
  const { run, isRunning, done, failure } = useChange(AuthorizeAppDocument, { says: 'here' });
  const { name, description, ownerUsername, scopes, host } = request;
  const isLeaving = done !== undefined;
  const choose = async (isAllowed: boolean) => {
    const decided = await run({ query, isAllowed });
    if (decided !== undefined) location.assign(decided.redirectTo);
  };
  return (
    <>
      <h1 className={styles.title} tabIndex={-1} dir="auto">
        {formatMessage(messages.authorizeTitle, { app: name })}
      </h1>
      <p dir="auto">{formatMessage(messages.authorizeText, { app: name, owner: ownerUsername })}</p>
      {description !== '' && <blockquote dir="auto">{description}</blockquote>}
      <p>{messages.authorizeScopes}</p>
      <ul className={styles.scopes}>
        {scopes.map((scope) => (
          <li key={scope}>{messages.scopes[scope]}</li>
        ))}
      </ul>
      <p>{formatMessage(messages.authorizeReturn, { place: host ?? messages.nativeApp })}</p>
      <p className={styles.note}>
        {messages.authorizeAdvice}
        {username !== undefined && ` ${formatMessage(messages.authorizeAs, { username })}`}
      </p>
      <div className={styles.choices}>
        <Button look="outlined" disabled={isRunning || isLeaving} onClick={() => void choose(false)}>
          {messages.deny}
        </Button>
        <Button disabled={isRunning || isLeaving} onClick={() => void choose(true)}>
          {messages.allow}
        </Button>
      </div>
      <p className={styles.error} role="alert">
        {failure?.message}
      </p>
    </>
  );
}
