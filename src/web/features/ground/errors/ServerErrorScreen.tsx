import { errorMessages } from '#shared/messages/errors.ts';
import { useMainPath } from '#web/app/use-main-path.ts';
import { StatusWords } from './StatusWords.tsx';
import styles from './errors.module.css';

/** The 500 page, or 409 on a conflict: what to try now. Plain links, since scripts may be what failed. */
export function ServerErrorScreen({ status }: { status: 500 | 409 }) {
  const { serverErrorRefresh, serverErrorSite, serverErrorRead } = errorMessages;
  const pathOf = useMainPath();
  const siteStatus = pathOf('ShowStatus');
  return (
    <div className={styles.centre}>
      <StatusWords status={status} heading={errorMessages.serverErrorHeading}>
        {errorMessages.serverErrorTry} <a href="?">{serverErrorRefresh}</a>,{' '}
        {siteStatus === undefined ? serverErrorSite : <a href={siteStatus}>{serverErrorSite}</a>},{' '}
        {errorMessages.serverErrorOr} <a href={pathOf('ShowHome')}>{serverErrorRead}</a>.
      </StatusWords>
    </div>
  );
}
