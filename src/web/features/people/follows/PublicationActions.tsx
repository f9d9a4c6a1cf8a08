import { blockingMessages } from '#shared/messages/blocking.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationMessages } from '#shared/messages/publications.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { CollectionRelationQueryDocument } from '#web/generated/CollectionRelationQuery.ts';
import { MenuButton } from '#web/parts/menu/MenuButton.tsx';
import { MenuLink } from '#web/features/ground/menus/MenuLink.tsx';
import { MuteItem } from '../muting/MuteItem.tsx';
import { FollowButton } from './FollowButton.tsx';
import { MailItem } from '#web/features/telling/subscriptions/MailItem.tsx';
import { NextSteps } from '#web/features/stories/publication-management/NextSteps.tsx';
import styles from '#web/parts/list/ActionRows.module.css';

/** Follow a publication, or mute it, on its home; and what is to be done where there is no story yet. */
export function PublicationActions({ publication }: { readonly publication: { readonly slug: string } }) {
  const { data } = useQuery(CollectionRelationQueryDocument, { variables: { domainOrSlug: publication.slug } });
  const known = data?.collectionByDomainOrSlug;
  if (!known) return null;
  const { id, name, slug, postCount, viewerCan, viewerEdge, viewerMembership } = known;
  return (
    <>
      <div className={styles.actions}>
        <FollowButton target={known} />
        <MenuButton label={formatMessage(blockingMessages.more, { name })}>
          {viewerMembership && (
            <MenuLink to={buildPath('ShowCollectionSettingsStaff', { collectionSlug: slug })}>
              {publicationMessages.staffPage}
            </MenuLink>
          )}
          <MailItem
            source={{ kind: 'publication', id, name }}
            isSubscribed={viewerEdge.isFollowing && viewerEdge.isSubscribed}
          />
          <MuteItem source={{ kind: 'publication', id, name }} isMuting={viewerEdge.isMuting} />
        </MenuButton>
      </div>
      {viewerCan.editSettings && postCount === 0 && <NextSteps slug={slug} />}
    </>
  );
}
