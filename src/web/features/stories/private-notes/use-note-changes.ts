import { use } from 'react';
import { noteMessages as messages } from '#shared/messages/private-notes.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { type ChangeDocument, type ChangeVariables, sendChange } from '#web/app/graph/send-change.ts';
import { DeleteNoteDocument } from '#web/generated/DeleteNote.ts';
import { DeleteNoteReplyDocument } from '#web/generated/DeleteNoteReply.ts';
import { ReplyToNoteDocument } from '#web/generated/ReplyToNote.ts';
import { ResolveNoteDocument } from '#web/generated/ResolveNote.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';

/** Changes of one note; each answers whether it was made, and says the sentence where it was not. */
export function useNoteChanges(noteId: string) {
  const graph = use(GraphContext);
  async function make<Answer, Variables extends ChangeVariables>(
    document: ChangeDocument<Answer, Variables>,
    variables: NoInfer<Variables>,
  ): Promise<boolean> {
    const { failure } = await sendChange(graph, document, variables, { failed: messages.failed });
    if (failure !== undefined) void showToast({ message: failure.message, tone: 'danger' });
    return failure === undefined;
  }
  return {
    reply: (body: string) => make(ReplyToNoteDocument, { noteId, body }),
    resolve: (isResolved: boolean) => make(ResolveNoteDocument, { noteId, isResolved }),
    remove: () => make(DeleteNoteDocument, { noteId }),
    removeReply: (replyId: string) => make(DeleteNoteReplyDocument, { replyId }),
  };
}
