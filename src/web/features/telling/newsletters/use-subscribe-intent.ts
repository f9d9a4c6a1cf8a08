import { useEffect, useRef } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { newsletterMessages, newsletterPageMessages as messages } from '#shared/messages/newsletters.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import type { NewsletterCard, NewsletterRelation } from '#web/generated/fragments.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';

/** In the address where one comes back from signing in for a newsletter. */
export const SUBSCRIBE_ACTION = 'subscribe';

/** Says to whoever came back from signing in that there is nothing left to press; otherwise the button is there. */
export function useSubscribeIntent({ name, owner }: NewsletterCard, { viewerEdge }: NewsletterRelation): void {
  const { query } = useRoute();
  const isAsked = useRef(false);
  const isWanted = query.get('action') === SUBSCRIBE_ACTION;
  const { canManage, isSubscribed } = viewerEdge;
  const isOwn = canManage && owner?.__typename === 'User';
  useEffect(() => {
    if (!isWanted || isAsked.current) return;
    isAsked.current = true;
    if (isOwn) void showToast({ message: newsletterMessages.self, testId: 'newsletter-self' });
    else if (isSubscribed)
      void showToast({ message: formatMessage(messages.already, { name }), testId: 'newsletter-already' });
  }, [isWanted, isOwn, isSubscribed, name]);
}
