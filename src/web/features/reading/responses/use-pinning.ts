import { use } from 'react';
import { responseMessages as messages } from '#shared/messages/responses.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import type { ResponseItem } from '#web/generated/fragments.ts';
import { PinPostResponseDocument } from '#web/generated/PinPostResponse.ts';
import { useResponses } from './responses-context.ts';

/** Pins a response to the top or takes it down, and asks for the order anew. */
export function usePinning({ id, isPinned }: ResponseItem): () => Promise<void> {
  const graph = use(GraphContext);
  const { refresh } = useResponses();
  return async () => {
    const variables = { postResponseId: id, isPinned: !isPinned };
    const { failure } = await sendChange(graph, PinPostResponseDocument, variables, { failed: messages.notChanged });
    if (failure === undefined) refresh();
    else void showToast({ message: failure.message, tone: 'danger' });
  };
}
