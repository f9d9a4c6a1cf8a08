import { use } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { shellMessages } from '#shared/messages/shell.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { Link } from '#web/app/router/Link.tsx';
import { SiteMark } from './SiteMark.tsx';
import styles from './Logo.module.css';

/** The wordmark: the drawn mark and the name of the site, leading home. On a custom domain home is the main site's. */
export function Logo({ to }: { readonly to?: string | undefined }) {
  const site = use(SiteContext);
  const home = site.context.type === 'DEFAULT' ? '/' : `${site.url}/`;
  return (
    <Link
      className={styles.logo}
      to={to ?? home}
      aria-label={formatMessage(shellMessages.homeOf, { siteName: site.name })}
    >
      <SiteMark />
      <span className={styles.name}>{site.name}</span>
    </Link>
  );
}
