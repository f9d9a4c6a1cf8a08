import { use, useEffect } from 'react';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { AnonymousActions } from '#web/features/ground/header/AnonymousActions.tsx';
import { NotificationBell } from '#web/features/telling/notifications/NotificationBell.tsx';
import { NamedAvatar } from '#web/features/people/people/NamedAvatar.tsx';
import { ViewerQueryDocument } from '#web/generated/ViewerQuery.ts';
import { AvatarMenuButton } from '#web/features/ground/header/AvatarMenuButton.tsx';

/** The right end of the header for whoever is signed in: notifications and the avatar menu. */
export function SignedInActions() {
  const { data } = useQuery(ViewerQueryDocument);
  const graph = use(GraphContext);
  const viewer = data?.viewer;
  useEffect(() => {
    if (!viewer) return;
    void import('#web/features/ground/banners/welcome-viewer.ts').then((welcome) =>
      welcome.welcomeViewer(graph, viewer),
    );
  }, [graph, viewer]);
  // The session ended somewhere else since the page was made.
  if (!viewer) return <AnonymousActions />;
  return (
    <>
      <NotificationBell />
      <AvatarMenuButton>
        <NamedAvatar name={viewer.name} imageId={viewer.imageId} size="XS" />
      </AvatarMenuButton>
    </>
  );
}
