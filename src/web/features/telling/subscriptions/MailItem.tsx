import { use } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { subscriptionMessages as messages } from '#shared/messages/subscriptions.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { MenuAction } from '#web/parts/menu/MenuAction.tsx';
import { type MailSource, turnSubscription } from './turn-subscription.ts';

type MailItemProps = { readonly source: MailSource; readonly isSubscribed: boolean };

/** Asks for mail about somebody's new stories, or ends that. */
export function MailItem({ source, isSubscribed }: MailItemProps) {
  const graph = use(GraphContext);
  return (
    <MenuAction onChoose={() => void turnSubscription(graph, source, !isSubscribed)}>
      {formatMessage(isSubscribed ? messages.mailOff : messages.mailOn, { name: source.name })}
    </MenuAction>
  );
}
