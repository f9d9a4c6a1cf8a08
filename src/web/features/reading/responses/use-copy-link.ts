import { use } from 'react';
import { responseMessages as messages } from '#shared/messages/responses.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { responsesPath } from './response-paths.ts';

/** Puts the address of a response with its thread into the clipboard. */
export function useCopyLink(responseId: string): () => Promise<void> {
  const { url } = use(SiteContext);
  return async () => {
    await navigator.clipboard.writeText(url + responsesPath(responseId));
    void showToast({ message: messages.linkCopied });
  };
}
