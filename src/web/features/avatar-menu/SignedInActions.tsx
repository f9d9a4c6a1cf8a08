import { use, useEffect } from 'react';
import { accountMenuMessages as messages } from '#shared/messages/account-menu.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Link } from '#web/app/router/Link.tsx';
import { useMainPath } from '#web/app/use-main-path.ts';
import { AnonymousActions } from '#web/features/header/AnonymousActions.tsx';
import headerStyles from '#web/features/header/Header.module.css';
import { NamedAvatar } from '#web/features/people/NamedAvatar.tsx';
import { ViewerQueryDocument } from '#web/generated/ViewerQuery.ts';
import { AvatarMenuButton } from './AvatarMenuButton.tsx';
import { Bell } from './Bell.tsx';

/** The right end of the header for whoever is signed in (1§2 "Global header"): notifications and the avatar menu. */
export function SignedInActions() {
  const { data } = useQuery(ViewerQueryDocument);
  const graph = use(GraphContext);
  const viewer = data?.viewer;
  const notifications = useMainPath()('ShowNotifications');
  useEffect(() => {
    if (!viewer) return;
    void import('#web/features/banners/welcome-viewer.ts').then((welcome) => welcome.welcomeViewer(graph, viewer));
  }, [graph, viewer]);
  // The session ended somewhere else since the page was made.
  if (!viewer) return <AnonymousActions />;
  return (
    <>
      {notifications !== undefined && (
        <Link className={headerStyles.action} to={notifications} aria-label={messages.notifications}>
          <Bell />
        </Link>
      )}
      <AvatarMenuButton>
        <NamedAvatar name={viewer.name} imageId={viewer.imageId} size="XS" />
      </AvatarMenuButton>
    </>
  );
}
