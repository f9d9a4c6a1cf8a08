import { formatMessage } from '#shared/messages/format-message.ts';
import { yourHomeMessages as messages } from '#shared/messages/your-home.ts';
import type { Graph } from '#web/app/graph/graph-context.ts';
import { ShowLessDocument } from '#web/generated/ShowLess.ts';
import { UndoShowLessDocument } from '#web/generated/UndoShowLess.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { showToast, withdrawToast } from '#web/parts/toast/show-toast.ts';
import { type ShownLess, shownLess } from './shown-less.ts';

/** What is said where a card went. */
export function lessText({ name }: ShownLess): string {
  return name === '' ? messages.lessOfStory : formatMessage(messages.lessOf, { name });
}

/** Asks for less of what a card shows: the card goes at once, and comes back where that was refused. */
export async function showLess(graph: Graph, postId: string, less: ShownLess): Promise<void> {
  shownLess.set(postId, less);
  const { failure } = await sendChange(graph, ShowLessDocument, variablesOf(postId, less));
  if (failure !== undefined) {
    shownLess.set(postId, undefined);
    void showToast({ message: failure.message, tone: 'danger', testId: 'show-less-failed' });
    return;
  }
  const action = { label: messages.undo, run: () => void undoShowLess(graph, postId) };
  void showToast({ message: lessText(less), about: `less:${postId}`, action, testId: 'shown-less' });
}

/** Brings the card back. */
export async function undoShowLess(graph: Graph, postId: string): Promise<void> {
  const less = shownLess.of(postId);
  if (less === undefined) return;
  void withdrawToast(`less:${postId}`);
  shownLess.set(postId, undefined);
  const { failure } = await sendChange(graph, UndoShowLessDocument, variablesOf(postId, less));
  if (failure === undefined) return;
  shownLess.set(postId, less);
  void showToast({ message: failure.message, tone: 'danger' });
}

function variablesOf(targetPostId: string, { reason, tagSlug }: ShownLess) {
  return { targetPostId, reason, tagSlug };
}
