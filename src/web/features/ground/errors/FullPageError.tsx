import { use } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { errorScreenMessages } from '#shared/messages/error-screen.ts';
import { shellMessages } from '#shared/messages/shell.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { SiteMark } from '#web/features/ground/header/SiteMark.tsx';
import styles from './errors.module.css';

/** The full-page error screen. It uses nothing that may be what failed; its link is a plain one. */
export function FullPageError() {
  const { name } = use(SiteContext);
  return (
    <main id="main" tabIndex={-1} className={styles.full}>
      <a href="/" aria-label={formatMessage(shellMessages.homeOf, { siteName: name })}>
        <SiteMark size={48} />
      </a>
      <h1 className={styles.fullHeading}>{errorScreenMessages.heading}</h1>
      <p>{errorScreenMessages.text}</p>
      <p>{errorScreenMessages.advice}</p>
    </main>
  );
}
