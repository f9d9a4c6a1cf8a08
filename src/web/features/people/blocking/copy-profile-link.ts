import { blockingMessages as messages } from '#shared/messages/blocking.ts';
import { personPath } from '#web/features/ground/paths/paths.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';

/** Puts the address of a profile into the clipboard, and says so. */
export async function copyProfileLink(username: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(personPath(username), location.origin).href);
    void showToast({ message: messages.linkCopied, testId: 'link-copied' });
  } catch {
    // A page that is not on https, or a reader who said no.
    void showToast({ message: messages.failed, tone: 'danger' });
  }
}
