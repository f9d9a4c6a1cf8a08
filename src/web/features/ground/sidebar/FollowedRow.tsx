import { use, useState } from 'react';
import { sidebarMessages as messages } from '#shared/messages/sidebar.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { Link } from '#web/app/router/Link.tsx';
import { useRoute } from '#web/app/router/use-route.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { VisuallyHidden } from '#web/design/VisuallyHidden.tsx';
import { NamedAvatar } from '#web/features/people/people/NamedAvatar.tsx';
import { SidebarMenuBadgeMutationDocument } from '#web/generated/SidebarMenuBadgeMutation.ts';
import { followedPath, isAtEntity } from './followed-path.ts';
import styles from './Sidebar.module.css';
import type { FollowedEdge } from './use-sidebar-menu.ts';

type FollowedRowProps = { readonly edge: FollowedEdge; readonly viewerId: string };

/** Somebody followed; the dot says that they published since the viewer last looked (rule 41). */
export function FollowedRow({ edge, viewerId }: FollowedRowProps) {
  const graph = use(GraphContext);
  const { flags } = use(SiteContext);
  const { route } = useRoute();
  const [isSeen, setIsSeen] = useState(false);
  const { entity } = edge.node;
  const isUnread = edge.hasUnread && !isSeen;
  const look = () => {
    if (!isUnread) return;
    setIsSeen(true);
    void sendChange(graph, SidebarMenuBadgeMutationDocument, { userId: viewerId, feedId: entity.id });
  };
  const isPerson = entity.__typename === 'User';
  return (
    <li>
      <Link
        className={styles.entry}
        to={followedPath(entity, flags)}
        title={entity.name}
        aria-current={isAtEntity(entity, route) ? 'page' : undefined}
        onClick={look}
      >
        <NamedAvatar
          name={entity.name}
          imageId={isPerson ? entity.imageId : entity.avatar?.id}
          size="XXXS"
          shape={isPerson ? 'round' : 'square'}
        />
        <span className={`${styles.words} ${styles.name}`} dir="auto">
          {entity.name}
        </span>
        {isUnread && (
          <span className={styles.dot}>
            <VisuallyHidden>{messages.unread}</VisuallyHidden>
          </span>
        )}
      </Link>
    </li>
  );
}
