import { blockingMessages as messages } from '#shared/messages/blocking.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { PersonRelationQueryDocument } from '#web/generated/PersonRelationQuery.ts';
import { ViewerQueryDocument } from '#web/generated/ViewerQuery.ts';
import { FollowButton } from '../follows/FollowButton.tsx';
import { useFollowIntent } from '../follows/use-follow-intent.ts';
import { MenuButton } from '#web/parts/menu/MenuButton.tsx';
import { MailItem } from '#web/features/telling/subscriptions/MailItem.tsx';
import styles from './PersonActions.module.css';
import { PersonMenuItems } from './PersonMenuItems.tsx';
import type { PersonRef } from './person-ref.ts';

/**
 * Follow, and everything else about a person, beside their name; nothing on one's own profile. Whom one blocked one
 * cannot follow, nor get mails of.
 */
export function PersonActions({ person }: { readonly person: PersonRef }) {
  const { data } = useQuery(ViewerQueryDocument);
  const { data: relation } = useQuery(PersonRelationQueryDocument, { variables: { username: person.username } });
  const isOwn = data?.viewer?.id === person.id;
  useFollowIntent(relation?.user, isOwn);
  if (isOwn) return null;
  const edge = relation?.user?.viewerEdge;
  const isBlocking = edge?.isBlocking === true;
  return (
    <div className={styles.actions}>
      {relation?.user && !isBlocking && <FollowButton target={relation.user} />}
      <MenuButton label={formatMessage(messages.more, { name: person.name })}>
        {!isBlocking && (
          <MailItem
            source={{ kind: 'person', id: person.id, name: person.name }}
            isSubscribed={edge?.isFollowing === true && edge.isSubscribed}
          />
        )}
        <PersonMenuItems person={person} />
      </MenuButton>
    </div>
  );
}
