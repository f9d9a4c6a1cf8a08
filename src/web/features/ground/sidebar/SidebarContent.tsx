import { use } from 'react';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Link } from '#web/app/router/Link.tsx';
import { useRoute } from '#web/app/router/use-route.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { useMainPath } from '#web/app/use-main-path.ts';
import { ViewerQueryDocument } from '#web/generated/ViewerQuery.ts';
import { activeEntry } from './active-entry.ts';
import { FollowingSection } from './FollowingSection.tsx';
import styles from './Sidebar.module.css';
import { sidebarEntries } from './sidebar-entries.ts';
import { SidebarIcon } from './SidebarIcon.tsx';

/** What stands in the sidebar, beside the page or over it: the places of the viewer, then whom they follow. */
export function SidebarContent() {
  const { data } = useQuery(ViewerQueryDocument);
  const { route } = useRoute();
  const { flags } = use(SiteContext);
  const pathOf = useMainPath();
  // The session ended somewhere else since the page was made.
  if (!data?.viewer) return null;
  const { username } = data.viewer;
  const active = activeEntry(route, username);
  return (
    <>
      <ul className={styles.entries}>
        {sidebarEntries({ username, flags, pathOf }).map(({ name, label, href }) => (
          <li key={name}>
            <Link className={styles.entry} to={href} title={label} aria-current={name === active ? 'page' : undefined}>
              <SidebarIcon name={name} />
              <span className={styles.words}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
      <FollowingSection isActive={active === 'following'} />
    </>
  );
}
