import { use, useEffect, useRef } from 'react';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { undeletedToast } from '#web/features/stories/publishing/story-toasts.ts';
import { genericErrorToast } from '#web/features/ground/toasts/account-toasts.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { DeletePostMutationDocument } from '#web/generated/DeletePostMutation.ts';
import { readUndeleted } from './undelete-parameters.ts';

/** Says once where a restored story went; its Undo takes the story back into the trash, and the page loads again. */
export function useUndeleteToast(query: URLSearchParams): void {
  const graph = use(GraphContext);
  const shown = useRef<URLSearchParams>(undefined);
  useEffect(() => {
    const undeleted = readUndeleted(query);
    if (undeleted === undefined || shown.current === query) return;
    shown.current = query;
    const { postId, title, tab } = undeleted;
    const undo = async () => {
      const { failure } = await sendChange(graph, DeletePostMutationDocument, { targetPostId: postId });
      if (failure === undefined) location.reload();
      else void showToast(genericErrorToast(failure.message));
    };
    void showToast(undeletedToast({ id: postId, title }, tab.name, () => void undo()));
  }, [graph, query]);
}
