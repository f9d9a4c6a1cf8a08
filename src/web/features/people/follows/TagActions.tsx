import { blockingMessages } from '#shared/messages/blocking.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { TagRelationQueryDocument } from '#web/generated/TagRelationQuery.ts';
import { MenuButton } from '#web/parts/menu/MenuButton.tsx';
import { MuteItem } from '../muting/MuteItem.tsx';
import { FollowButton } from './FollowButton.tsx';
import styles from '#web/parts/list/ActionRows.module.css';

/** Follow a topic, or mute it, beside its name. */
export function TagActions({ tag }: { readonly tag: { readonly slug: string } }) {
  const { data } = useQuery(TagRelationQueryDocument, { variables: { tagSlug: tag.slug } });
  const known = data?.tagFromSlug;
  if (!known) return null;
  const { id, slug, displayTitle: name, viewerEdge } = known;
  return (
    <div className={styles.actions}>
      <FollowButton target={known} />
      <MenuButton label={formatMessage(blockingMessages.more, { name })}>
        <MuteItem source={{ kind: 'tag', id, slug, name }} isMuting={viewerEdge.isMuting} />
      </MenuButton>
    </div>
  );
}
