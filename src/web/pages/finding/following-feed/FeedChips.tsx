import { followingMessages as messages } from '#shared/messages/following.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { Link } from '#web/app/router/Link.tsx';
import { VisuallyHidden } from '#web/design/VisuallyHidden.tsx';
import { NamedAvatar } from '#web/features/people/people/NamedAvatar.tsx';
import type { FeedChipsQuery } from '#web/generated/FeedChipsQuery.ts';
import { feedPath } from './feed-address.ts';
import styles from './FollowingFeed.module.css';

type Edge = NonNullable<NonNullable<FeedChipsQuery['viewer']>['followedEntitiesConnection']>['edges'][number];
type FeedChipsProps = { readonly edges: readonly Edge[]; readonly entityId: string | undefined };

/** Whom the viewer follows, who published last first, with a dot where something is new (rule 41). */
export function FeedChips({ edges, entityId }: FeedChipsProps) {
  if (edges.length === 0) return null;
  return (
    <nav className={styles.chips} aria-label={messages.chips}>
      <ul className={styles.chipList}>
        {edges.map(({ node, hasUnread }) => (
          <li key={node.entity.id}>
            <Chip entity={node.entity} hasUnread={hasUnread} isHere={node.entity.id === entityId} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

type ChipProps = { readonly entity: Edge['node']['entity']; readonly hasUnread: boolean; readonly isHere: boolean };

function Chip({ entity, hasUnread, isHere }: ChipProps) {
  const isPerson = entity.__typename === 'User';
  const name = isPerson ? 'writers' : 'publications';
  return (
    <Link
      className={styles.chip}
      to={feedPath({ name, entityId: entity.id, orderBy: 'NEWEST' })}
      aria-current={isHere ? 'page' : undefined}
    >
      <NamedAvatar
        name={entity.name}
        imageId={isPerson ? entity.imageId : entity.avatar?.id}
        size="XXS"
        shape={isPerson ? undefined : 'square'}
      />
      <span className={styles.chipName} dir="auto">
        {entity.name}
      </span>
      {/* Whoever is here sees it. */}
      {hasUnread && !isHere && (
        <span className={styles.dot} data-unread>
          <VisuallyHidden>{formatMessage(messages.hasUnread)}</VisuallyHidden>
        </span>
      )}
    </Link>
  );
}
