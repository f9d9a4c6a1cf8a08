import { isBuilt } from '#shared/routes/unbuilt-pages.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { errorMessages } from '#shared/messages/errors.ts';
import styles from './errors.module.css';

/** The 500 page, or 409 on a conflict (1§2, 1§8): what to try now. Plain links, since scripts may be what failed. */
export function ServerErrorScreen({ status }: { status: 500 | 409 }) {
  const { serverErrorRefresh, serverErrorSite, serverErrorRead } = errorMessages;
  return (
    <div className={styles.centre}>
      <p className={styles.status}>{status}</p>
      <h1 className={styles.heading}>{errorMessages.serverErrorHeading}</h1>
      <p className={styles.text}>
        {errorMessages.serverErrorTry} <a href="?">{serverErrorRefresh}</a>,{' '}
        {isBuilt('ShowStatus') ? <a href={buildPath('ShowStatus')}>{serverErrorSite}</a> : serverErrorSite},{' '}
        {errorMessages.serverErrorOr} <a href={buildPath('ShowHome')}>{serverErrorRead}</a>.
      </p>
    </div>
  );
}
