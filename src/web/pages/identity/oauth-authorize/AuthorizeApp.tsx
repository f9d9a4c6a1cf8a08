import { tokenMessages as messages } from '#shared/messages/tokens.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Frame } from '#web/parts/frame/Frame.tsx';
import { AuthorizeAppPageQueryDocument } from '#web/generated/AuthorizeAppPageQuery.ts';
import { ConsentForm } from './ConsentForm.tsx';
import styles from './AuthorizeApp.module.css';

/** Who asks and for what, or why that cannot be answered: then nobody is sent anywhere without choosing to. */
export function AuthorizeApp({ query }: { readonly query: URLSearchParams }) {
  const asked = query.toString();
  const { data } = useQuery(AuthorizeAppPageQueryDocument, { variables: { query: asked } });
  const answer = data?.oauthAuthorization;
  if (!answer) return null;
  return (
    <Frame>
      <div className={styles.page}>
        {'name' in answer ? (
          <ConsentForm request={answer} query={asked} username={data?.viewer?.username} />
        ) : (
          <>
            <h1 className={styles.title} tabIndex={-1}>
              {messages.badRequestTitle}
            </h1>
            <p>{answer.message}</p>
            {answer.redirectTo !== null && (
              <p>
                <a href={answer.redirectTo} rel="noreferrer">
                  {messages.backToApp}
                </a>
              </p>
            )}
          </>
        )}
      </div>
    </Frame>
  );
}
