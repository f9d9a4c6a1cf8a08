import { use } from 'react';
import { sidebarMessages as messages } from '#shared/messages/sidebar.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { isBuilt } from '#shared/routes/unbuilt-pages.ts';
import { Link } from '#web/app/router/Link.tsx';
import { SiteContext } from '#web/app/site-context.ts';
import { useMainPath } from '#web/app/use-main-path.ts';
import { Button } from '#web/design/Button.tsx';
import { FollowedRow } from './FollowedRow.tsx';
import styles from './Sidebar.module.css';
import { SidebarIcon } from './SidebarIcon.tsx';
import { useSidebarMenu } from './use-sidebar-menu.ts';

/** 'Following': up to ten people and publications, and where there are more, or where to find some. */
export function FollowingSection({ isActive }: { readonly isActive: boolean }) {
  const { menu, isFailed, refetch } = useSidebarMenu();
  const feed = isBuilt('ShowFollowingFeed') ? buildPath('ShowFollowingFeed', { entityName: 'writers' }) : undefined;
  return (
    <div className={styles.following}>
      <h2 className={styles.heading}>
        {feed === undefined ? (
          <span className={styles.entry} title={messages.following}>
            <SidebarIcon name="following" />
            <span className={styles.words}>{messages.following}</span>
          </span>
        ) : (
          <Link
            className={styles.entry}
            to={feed}
            title={messages.following}
            aria-current={isActive ? 'page' : undefined}
          >
            <SidebarIcon name="following" />
            <span className={styles.words}>{messages.following}</span>
          </Link>
        )}
      </h2>
      {isFailed && (
        <div className={`${styles.words} ${styles.note}`} role="alert">
          <p>{messages.loadFailed}</p>
          <Button look="outlined" size="small" onClick={refetch}>
            {messages.tryAgain}
          </Button>
        </div>
      )}
      {menu && (
        <>
          <ul className={styles.entries}>
            {menu.followed.edges.map((edge) => (
              <FollowedRow key={edge.node.id} edge={edge} viewerId={menu.viewerId} />
            ))}
          </ul>
          <More feed={feed} hasMore={menu.followed.pageInfo.hasNextPage} />
        </>
      )}
    </div>
  );
}

/** 'View feeds' where more pages exist and the flag is on, else the way to suggestions. */
function More({ feed, hasMore }: { readonly feed: string | undefined; readonly hasMore: boolean }) {
  const { flags } = use(SiteContext);
  const suggestions = useMainPath()('ShowSuggestions');
  if (hasMore && feed !== undefined && flags.includes('enable_sidebar_profile_links')) {
    return (
      <Link className={`${styles.words} ${styles.more}`} to={feed}>
        {messages.viewFeeds}
      </Link>
    );
  }
  return (
    <div className={`${styles.words} ${styles.note}`}>
      <p>{messages.discover}</p>
      {suggestions !== undefined && (
        <Link className={styles.suggestions} to={suggestions}>
          {messages.seeSuggestions}
        </Link>
      )}
    </div>
  );
}
