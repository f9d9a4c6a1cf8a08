import { use } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { subscriptionMessages as messages } from '#shared/messages/subscriptions.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { Link } from '#web/app/router/Link.tsx';
import { Button } from '#web/design/Button.tsx';
import { personPath, publicationPath } from '#web/features/ground/paths/paths.ts';
import { Row } from '#web/parts/list/Row.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { turnSubscription } from '#web/features/telling/subscriptions/turn-subscription.ts';
import type { SubscribedShelf, SubscribedWriter } from '#web/generated/fragments.ts';

type MailSubscriptionsProps = {
  readonly sources: readonly (SubscribedWriter | SubscribedShelf)[];
  readonly onChanged: () => void;
};

/** Whose new stories come by mail, each with the way to end that (`manageSubscriptions`). */
export function MailSubscriptions({ sources, onChanged }: MailSubscriptionsProps) {
  const graph = use(GraphContext);
  const end = async ({ __typename, id, name }: SubscribedWriter | SubscribedShelf) => {
    const kind = __typename === 'User' ? 'person' : 'publication';
    if (await turnSubscription(graph, { kind, id, name }, false)) onChanged();
  };
  return (
    <Row anchor="subscriptions" title={messages.title} text={messages.text}>
      {sources.length === 0 && <Note>{messages.none}</Note>}
      {sources.map((source) => (
        <Row
          key={source.id}
          title={source.name}
          value={
            source.__typename === 'User' ? (
              <Link to={personPath(source.username)}>@{source.username}</Link>
            ) : (
              <Link to={publicationPath(source)}>{source.slug}</Link>
            )
          }
          actions={
            <Button
              look="outlined"
              size="small"
              aria-label={formatMessage(messages.unsubscribeFrom, { name: source.name })}
              onClick={() => void end(source)}
            >
              {messages.unsubscribe}
            </Button>
          }
        />
      ))}
    </Row>
  );
}
