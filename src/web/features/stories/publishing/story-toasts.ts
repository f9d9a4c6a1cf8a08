import { formatMessage } from '#shared/messages/format-message.ts';
import { yourStoriesMessages as messages } from '#shared/messages/your-stories.ts';
import type { ToastInput } from '#web/parts/toast/toast-queue.ts';

/** The toasts about one's own stories. Each Undo also stands in the menu of the story, or on its tab. */
type ToldStory = { readonly id: string; readonly title: string };

const named = (title: string) => title || messages.untitled;

/** "Move post to trash: Undo restores." */
export function movedToTrashToast({ id, title }: ToldStory, undo: () => void): ToastInput {
  return {
    message: formatMessage(messages.movedToTrash, { title: named(title) }),
    toastStyle: 'MOVE_POST_TO_TRASH',
    about: `trash:${id}`,
    action: { label: messages.undo, run: undo },
    testId: 'move-post-to-trash',
  };
}

/** "Undelete post: says it was moved to a tab, with Undo." */
export function undeletedToast({ id, title }: ToldStory, tabName: string, undo: () => void): ToastInput {
  return {
    message: formatMessage(messages.undeleted, { title: named(title), tab: tabName }),
    toastStyle: 'UNDELETE_POST',
    about: `trash:${id}`,
    action: { label: messages.undo, run: undo },
    testId: 'undelete-post',
  };
}

/** After the Undo of a toast. */
export function restoredToast({ id, title }: ToldStory): ToastInput {
  const message = formatMessage(messages.restored, { title: named(title) });
  return { message, about: `trash:${id}`, testId: 'post-restored' };
}

/** Pinned to the profile, or no longer; the menu of the story takes it back. */
export function pinToast({ id, title }: ToldStory, isPinned: boolean): ToastInput {
  const message = isPinned ? messages.pinnedToast : messages.unpinnedToast;
  return {
    message: formatMessage(message, { title: named(title) }),
    toastStyle: 'PIN_POST',
    about: `pin:${id}`,
    testId: 'pin-post',
  };
}
