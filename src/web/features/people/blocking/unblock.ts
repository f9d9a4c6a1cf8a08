import { blockingMessages as messages } from '#shared/messages/blocking.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { Graph } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { UnblockUserDocument } from '#web/generated/UnblockUser.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';

/** Ends a block of the viewer, and says so; false where that failed. */
export async function unblock(
  graph: Graph,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<boolean> {
  const { failure } = await sendChange(graph, UnblockUserDocument, { targetUserId: id }, { failed: messages.failed });
  void showToast(
    failure === undefined
      ? { message: formatMessage(messages.unblocked, { name }), about: `block:${id}`, testId: 'unblocked' }
      : { message: failure.message, tone: 'danger' },
  );
  return failure === undefined;
}
