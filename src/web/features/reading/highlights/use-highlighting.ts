import { use, useState } from 'react';
import { highlightMessages as messages } from '#shared/messages/highlights.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { refusalOf } from '#web/features/reading/responses/refusal-of.ts';
import { type CreateQuote, CreateQuoteDocument } from '#web/generated/CreateQuote.ts';
import { DeleteQuoteDocument } from '#web/generated/DeleteQuote.ts';
import { showToast } from '#web/features/ground/toasts/show-toast.ts';
import type { Mark } from './marks.ts';
import type { PagePassage } from './selected-passage.ts';

/** Marks passages and takes marks away: drawn at once, and taken back with a sentence where the server refuses. */
export function useHighlighting(storyId: string) {
  const graph = use(GraphContext);
  const [pending, setPending] = useState<readonly Mark[]>([]);
  const [status, setStatus] = useState('');

  const highlight = async ({ anchor }: PagePassage, isPrivate: boolean): Promise<string | undefined> => {
    const quote = { ...anchor, id: 'pending', isPrivate };
    setPending([{ kind: 'own', quote, count: 1 }]);
    setStatus(isPrivate ? messages.savedPrivately : messages.saved);
    const change = graph.mutate(CreateQuoteDocument, {
      variables: { input: { postId: storyId, ...anchor, isPrivate } },
    });
    const refusal = await refusalOf(change, messages.failed);
    if (refusal === undefined) {
      const { createQuote } = (await change) as CreateQuote;
      return createQuote.__typename === 'Quote' ? createQuote.id : undefined;
    }
    setPending([]);
    setStatus('');
    void showToast({ message: refusal, tone: 'danger' });
    return undefined;
  };

  const remove = async (quoteId: string): Promise<boolean> => {
    const refusal = await refusalOf(graph.mutate(DeleteQuoteDocument, { variables: { quoteId } }), messages.failed);
    if (refusal !== undefined) {
      void showToast({ message: refusal, tone: 'danger' });
    } else {
      setPending([]);
      setStatus(messages.removed);
    }
    return refusal === undefined;
  };

  return { pending, status, highlight, remove };
}
