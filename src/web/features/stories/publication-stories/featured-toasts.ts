import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationStoriesMessages as messages } from '#shared/messages/publication-stories.ts';
import type { ToastInput } from '#web/parts/toast/toast-queue.ts';

type ToldStory = { readonly id: string; readonly title: string };
type Where = { readonly name: string };

/** "Feature or unfeature story", with the way to all of them. */
export function featureToast(
  { id, title }: ToldStory,
  { name }: Where,
  isFeatured: boolean,
  viewAll: () => void,
): ToastInput {
  return {
    message: formatMessage(isFeatured ? messages.featuredToast : messages.unfeaturedToast, { title, name }),
    toastStyle: 'FEATURE_POST',
    about: `feature:${id}`,
    action: { label: messages.viewAll, run: viewAll },
    testId: 'feature-post',
  };
}

/** Out of the publication. Nobody but its author brings a story back, so there is no Undo. */
export function removedToast({ id, title }: ToldStory, { name }: Where): ToastInput {
  return { message: formatMessage(messages.removed, { title, name }), about: `feature:${id}`, testId: 'post-removed' };
}
