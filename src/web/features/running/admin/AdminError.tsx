import { adminMessages } from '#shared/messages/admin.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import styles from './Admin.module.css';

type AdminErrorProps = {
  /** A sentence of the answer. */
  readonly message: string | undefined;
  /** What came instead of an answer: often that one must sign in again. */
  readonly error: Error | undefined;
  readonly route: RouteMatch;
};

/** Why a change did not happen, said aloud when it appears. */
export function AdminError({ message, error, route }: AdminErrorProps) {
  const again = buildPath('SignIn', {}, { operation: 'login', redirect: route.path });
  return (
    <p className={styles.error} role="alert">
      {message ?? error?.message}
      {error !== undefined && (
        <>
          {' '}
          <a href={again}>{adminMessages.signInAgain}</a>
        </>
      )}
    </p>
  );
}
