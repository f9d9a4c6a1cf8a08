import { formatMessage } from '#shared/messages/format-message.ts';
import { subscriberMessages as messages } from '#shared/messages/newsletter-settings.ts';
import { Link } from '#web/app/router/Link.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { personPath } from '#web/features/ground/paths/paths.ts';
import { NamedAvatar } from '#web/features/people/people/NamedAvatar.tsx';
import type { ListedSubscriber } from '#web/generated/fragments.ts';
import { ItemActions, ItemFacts, ItemTitle, ItemWords, ListItem } from '#web/parts/list/List.tsx';
import { SubscriberMenu } from './SubscriberMenu.tsx';

type SubscriberRowProps = { readonly subscriber: ListedSubscriber; readonly onGone: () => void };

/** Somebody on the list: who, by what way and since when. */
export function SubscriberRow({ subscriber, onGone }: SubscriberRowProps) {
  const { user, email, source, endReason, joinedElsewhereAt, createdAt, endedAt } = subscriber;
  const name = user?.name ?? email ?? messages.somebody;
  return (
    <ListItem data-subscriber={subscriber.id}>
      <NamedAvatar name={name} imageId={user?.imageId ?? null} size="S" />
      <ItemWords>
        <ItemTitle>
          {user === null ? (
            <span dir="auto">{name}</span>
          ) : (
            <Link to={personPath(user.username)} dir="auto">
              {name}
            </Link>
          )}
        </ItemTitle>
        <ItemFacts>
          {user !== null && <span dir="auto">{email ?? messages.hidden}</span>}
          <span>{messages[source]}</span>
          {joinedElsewhereAt !== null && (
            <span>{formatMessage(messages.joinedElsewhere, { date: formatDate(joinedElsewhereAt) })}</span>
          )}
          <span>{formatMessage(messages.since, { date: formatDate(createdAt) })}</span>
          {endReason !== null && <span>{messages[endReason]}</span>}
          {endedAt !== null && <span>{formatMessage(messages.until, { date: formatDate(endedAt) })}</span>}
        </ItemFacts>
      </ItemWords>
      <ItemActions>
        <SubscriberMenu subscriber={subscriber} name={name} onGone={onGone} />
      </ItemActions>
    </ListItem>
  );
}
