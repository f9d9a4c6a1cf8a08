import { formatMessage } from '#shared/messages/format-message.ts';
import { subscriptionMessages as messages } from '#shared/messages/subscriptions.ts';
import type { Graph } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { SubscribeToCollectionDocument } from '#web/generated/SubscribeToCollection.ts';
import { SubscribeToUserDocument } from '#web/generated/SubscribeToUser.ts';
import { UnsubscribeFromCollectionDocument } from '#web/generated/UnsubscribeFromCollection.ts';
import { UnsubscribeFromUserDocument } from '#web/generated/UnsubscribeFromUser.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';

/** Whose new stories they are. */
export type MailSource = { readonly kind: 'person' | 'publication'; readonly id: string; readonly name: string };

const SAID = { failed: messages.failed };

/**
 * Asks for mail about new stories, or ends that, and says so with the way back (rule 70). True where it was done.
 */
export async function turnSubscription(graph: Graph, source: MailSource, isSubscribed: boolean): Promise<boolean> {
  const { failure } = await send(graph, source, isSubscribed);
  if (failure !== undefined) {
    void showToast({ message: failure.message, tone: 'danger', testId: 'subscription-failed' });
    return false;
  }
  void showToast({
    message: formatMessage(isSubscribed ? messages.subscribed : messages.unsubscribed, { name: source.name }),
    action: {
      label: isSubscribed ? messages.unsubscribe : messages.undo,
      run: () => void turnSubscription(graph, source, !isSubscribed),
    },
    about: `subscription:${source.id}`,
    testId: isSubscribed ? 'subscribed' : 'unsubscribed',
  });
  return true;
}

async function send(graph: Graph, { kind, id }: MailSource, isSubscribed: boolean) {
  if (kind === 'person') {
    const document = isSubscribed ? SubscribeToUserDocument : UnsubscribeFromUserDocument;
    return await sendChange(graph, document, { targetUserId: id }, SAID);
  }
  const document = isSubscribed ? SubscribeToCollectionDocument : UnsubscribeFromCollectionDocument;
  return await sendChange(graph, document, { targetCollectionId: id }, SAID);
}
