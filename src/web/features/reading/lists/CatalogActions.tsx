import { formatMessage } from '#shared/messages/format-message.ts';
import { libraryMessages as messages } from '#shared/messages/library.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Button, ButtonLink } from '#web/design/Button.tsx';
import { CatalogRelationQueryDocument } from '#web/generated/CatalogRelationQuery.ts';
import styles from './CatalogShare.module.css';
import type { CatalogRef } from './card-story.ts';
import { ownListPath } from './own-list-path.ts';
import { useFollowList } from './use-follow-list.ts';

/** Saves the list of somebody else to the library, or leads to where one's own is edited. */
export function CatalogActions({ catalog }: { readonly catalog: CatalogRef }) {
  const { data } = useQuery(CatalogRelationQueryDocument, { variables: { catalogId: catalog.id } });
  const edge = data?.catalogById?.viewerEdge;
  const { isFollowing, turn } = useFollowList(catalog, edge?.isFollowing === true);
  if (edge === undefined) return <div className={styles.actions} />;
  const label = isFollowing ? messages.unfollowLabel : messages.followLabel;
  return (
    <div className={styles.actions}>
      {edge.viewerCan.edit && (
        <ButtonLink look="outlined" size="small" href={ownListPath(catalog)}>
          {messages.editList}
        </ButtonLink>
      )}
      {edge.viewerCan.follow && (
        <Button
          look={isFollowing ? 'outlined' : 'filled'}
          size="small"
          aria-pressed={isFollowing}
          aria-label={formatMessage(label, { name: catalog.name })}
          onClick={() => void turn(!isFollowing)}
        >
          {isFollowing ? messages.following : messages.follow}
        </Button>
      )}
    </div>
  );
}
