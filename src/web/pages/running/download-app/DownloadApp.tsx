import { appMessages as messages } from '#shared/messages/app.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { DownloadAppPageQueryDocument } from '#web/generated/DownloadAppPageQuery.ts';
import styles from './DownloadApp.module.css';

/** Where the app is found, and how the site itself is put beside other apps. */
export function DownloadApp() {
  const { data } = useQuery(DownloadAppPageQueryDocument);
  const app = data?.mobileApp;
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {messages.title}
      </h1>
      <p className={styles.text}>{app ? messages.withApp : messages.withoutApp}</p>
      {app && (
        <p className={styles.stores}>
          {app.appStoreUrl !== null && (
            <ButtonLink href={app.appStoreUrl} rel="noopener">
              {messages.appStore}
            </ButtonLink>
          )}
          {app.playStoreUrl !== null && (
            <ButtonLink href={app.playStoreUrl} rel="noopener">
              {messages.playStore}
            </ButtonLink>
          )}
        </p>
      )}
      {app && <h2 className={styles.heading}>{messages.install}</h2>}
      <ul className={styles.ways}>
        <li>{messages.installPhone}</li>
        <li>{messages.installAndroid}</li>
        <li>{messages.installComputer}</li>
      </ul>
    </div>
  );
}
