import { use, useState } from 'react';
import { highlightMessages as messages } from '#shared/messages/highlights.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { CreateQuoteDocument } from '#web/generated/CreateQuote.ts';
import { DeleteQuoteDocument } from '#web/generated/DeleteQuote.ts';
import { showToast, withdrawToast } from '#web/parts/toast/show-toast.ts';
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
    const input = { postId: storyId, ...anchor, isPrivate };
    const { done, failure } = await sendChange(graph, CreateQuoteDocument, { input }, { failed: messages.failed });
    if (failure === undefined) return done.id;
    setPending([]);
    setStatus('');
    void showToast({ message: failure.message, tone: 'danger' });
    return undefined;
  };

  const remove = async (quoteId: string): Promise<boolean> => {
    const { failure } = await sendChange(graph, DeleteQuoteDocument, { quoteId }, { failed: messages.failed });
    if (failure !== undefined) {
      void showToast({ message: failure.message, tone: 'danger' });
    } else {
      void withdrawToast(`highlight:${quoteId}`);
      setPending([]);
      setStatus(messages.removed);
    }
    return failure === undefined;
  };

  return { pending, status, highlight, remove };
}
