import { type ReactNode, use, useEffect, useState } from 'react';
import { shellMessages } from '#shared/messages/shell.ts';
import { useSignedInParts } from '#web/app/signed-in-parts.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { useMainPath } from '#web/app/use-main-path.ts';
import { Link } from '#web/app/router/Link.tsx';
import { ButtonLink } from '#web/design/Button.tsx';
import { Icon } from '#web/design/Icon.tsx';
import { SkipLink } from '#web/design/SkipLink.tsx';
import { onThrottled } from '#web/design/throttle.ts';
import { AnonymousActions } from './AnonymousActions.tsx';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';
import { SearchBox } from './SearchBox.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/** Below this many pixels the reader counts as at the top. */
const TOP = 57;

/** Whether the header is out of sight: it goes when the page is scrolled down and returns on the way up (SHELL-5). */
function useCollapse(): boolean {
  const [isCollapsed, setIsCollapsed] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    return onThrottled(window, 'scroll', () => {
      const now = window.scrollY;
      if (now !== last) setIsCollapsed(now > last && now > TOP);
      last = now;
    });
  }, []);
  return isCollapsed;
}

/**
 * The global header: what leads to a page that is not built yet does not show. The skip link stands in it, since reading
 * modes leave out a header and keep a link beside it.
 */
export function Header({ isBare }: { readonly isBare: boolean }) {
  const isCollapsed = useCollapse();
  const signedIn = useSignedInParts();
  const pathOf = useMainPath();
  const app = use(SiteContext).hasApp && pathOf('ShowDownloadApp');
  const search = pathOf('ShowSearch');
  return (
    <header className={`${styles.header} ${isCollapsed ? styles.collapsed : ''}`}>
      <SkipLink to="main" label={shellMessages.skipToContent} />
      {app && (
        <div className={styles.mobileBar}>
          <ButtonLink look="outlined" size="small" href={app} data-open-in-app>
            {shellMessages.openInApp}
          </ButtonLink>
        </div>
      )}
      <div className={styles.bar}>
        {signedIn && !isBare && <signedIn.SidebarButton />}
        <Logo />
        <nav className={styles.links} aria-label={shellMessages.mainNavigation}>
          <HeaderLink className={styles.link} to={pathOf('ShowTopStories')}>
            {shellMessages.topStories}
          </HeaderLink>
          <HeaderLink className={styles.link} to={pathOf('ShowExploreTopics')}>
            {shellMessages.topics}
          </HeaderLink>
        </nav>
        {search !== undefined && <SearchBox action={search} />}
        <div className={styles.actions}>
          <HeaderLink className={styles.action} to={pathOf('ShowNewStory')} label={shellMessages.write}>
            <Icon name="write" />
            <span className={styles.actionName}>{shellMessages.write}</span>
          </HeaderLink>
          <HeaderLink className={styles.smallOnly} to={search} label={shellMessages.search}>
            <Icon name="search" />
          </HeaderLink>
          <ThemeSwitch />
          {signedIn ? <signedIn.HeaderActions /> : <AnonymousActions />}
        </div>
      </div>
    </header>
  );
}

type HeaderLinkProps = { to: string | undefined; className: string | undefined; label?: string; children: ReactNode };

/** A link that shows only when its page is built. */
function HeaderLink({ to, className, label, children }: HeaderLinkProps) {
  if (to === undefined) return null;
  return (
    <Link className={className} to={to} aria-label={label}>
      {children}
    </Link>
  );
}
