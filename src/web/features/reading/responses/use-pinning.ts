import { use } from 'react';
import { responseMessages as messages } from '#shared/messages/responses.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { showToast } from '#web/features/ground/toasts/show-toast.ts';
import type { ResponseItem } from '#web/generated/fragments.ts';
import { PinPostResponseDocument } from '#web/generated/PinPostResponse.ts';
import { refusalOf } from './refusal-of.ts';
import { useResponses } from './responses-context.ts';

/** Pins a response to the top or takes it down, and asks for the order anew. */
export function usePinning({ id, isPinned }: ResponseItem): () => Promise<void> {
  const graph = use(GraphContext);
  const { refresh } = useResponses();
  return async () => {
    const variables = { postResponseId: id, isPinned: !isPinned };
    const refusal = await refusalOf(graph.mutate(PinPostResponseDocument, { variables }), messages.notChanged);
    if (refusal === undefined) refresh();
    else void showToast({ message: refusal, tone: 'danger' });
  };
}
