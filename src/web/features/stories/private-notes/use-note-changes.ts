import { use } from 'react';
import { noteMessages as messages } from '#shared/messages/private-notes.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { refusalOf } from '#web/features/reading/responses/refusal-of.ts';
import { DeleteNoteDocument } from '#web/generated/DeleteNote.ts';
import { DeleteNoteReplyDocument } from '#web/generated/DeleteNoteReply.ts';
import { ReplyToNoteDocument } from '#web/generated/ReplyToNote.ts';
import { ResolveNoteDocument } from '#web/generated/ResolveNote.ts';
import { showToast } from '#web/features/ground/toasts/show-toast.ts';

/** Changes of one note; each answers whether it was made, and says the sentence where it was not. */
export function useNoteChanges(noteId: string) {
  const graph = use(GraphContext);
  const make = async (change: Promise<unknown>): Promise<boolean> => {
    const refusal = await refusalOf(change, messages.failed);
    if (refusal !== undefined) void showToast({ message: refusal, tone: 'danger' });
    return refusal === undefined;
  };
  return {
    reply: (body: string) => make(graph.mutate(ReplyToNoteDocument, { variables: { noteId, body } })),
    resolve: (isResolved: boolean) => make(graph.mutate(ResolveNoteDocument, { variables: { noteId, isResolved } })),
    remove: () => make(graph.mutate(DeleteNoteDocument, { variables: { noteId } })),
    removeReply: (replyId: string) => make(graph.mutate(DeleteNoteReplyDocument, { variables: { replyId } })),
  };
}
