import { use, useRef, useState } from 'react';
import { editorInboxMessages as messages } from '#shared/messages/editor-inbox.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { DeclineReason } from '#shared/submissions/submission-machine.ts';
import type { AnyOutcome } from '#web/app/graph/change-outcome.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { AcceptFromInboxDocument } from '#web/generated/AcceptFromInbox.ts';
import { AssignFromInboxDocument } from '#web/generated/AssignFromInbox.ts';
import { InboxCountsQueryDocument } from '#web/generated/InboxCountsQuery.ts';
import { InboxRowQueryDocument } from '#web/generated/InboxRowQuery.ts';
import { DeclineFromInboxDocument } from '#web/generated/DeclineFromInbox.ts';
import type { RowOutcome } from '#web/features/stories/selection/SelectBox.tsx';
import type { Selection } from '#web/features/stories/selection/use-selection.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import type { InboxSubmission } from '#web/generated/fragments.ts';

export type BulkDeed =
  | { readonly name: 'assign'; readonly userId: string | null }
  | { readonly name: 'accept' }
  | { readonly name: 'decline'; readonly reason: DeclineReason; readonly note: string };

export type Bulk = {
  readonly outcomes: ReadonlyMap<string, RowOutcome>;
  /** While it goes on: how many of how many are done. */
  readonly progress: { readonly done: number; readonly count: number } | null;
  /** One after the other; each row then says what came of it, and those that failed stay selected. */
  readonly run: (deed: BulkDeed) => Promise<void>;
};

/** What is done to all submissions that are chosen. */
export function useBulk(domainOrSlug: string, { selected, drop }: Selection<InboxSubmission>): Bulk {
  const graph = use(GraphContext);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, RowOutcome>>(new Map());
  const [progress, setProgress] = useState<Bulk['progress']>(null);
  const isRunning = useRef(false);

  const send = (one: InboxSubmission, deed: BulkDeed): Promise<AnyOutcome> => {
    const { id } = one;
    switch (deed.name) {
      case 'assign':
        return sendChange(graph, AssignFromInboxDocument, { id, userId: deed.userId });
      case 'accept':
        return sendChange(graph, AcceptFromInboxDocument, { input: { id, baseRev: one.handedInRev } });
      case 'decline':
        return sendChange(graph, DeclineFromInboxDocument, { id, reason: deed.reason, note: deed.note });
    }
  };
  /** What was refused stands otherwise by now, and the counts of the filter do as well. */
  const askAnew = (refused: readonly string[]) => {
    graph.refetch(graph.keyOf(InboxCountsQueryDocument, { domainOrSlug }));
    for (const id of refused) graph.refetch(graph.keyOf(InboxRowQueryDocument, { id }));
  };
  const run = async (deed: BulkDeed) => {
    if (isRunning.current) return;
    isRunning.current = true;
    const refused: string[] = [];
    const all = [...selected.values()];
    for (const [index, one] of all.entries()) {
      setProgress({ done: index, count: all.length });
      // One after the other: each has a story of its own to hold, and the server has others to answer.
      // oxlint-disable-next-line no-await-in-loop
      const { failure } = await send(one, deed);
      const outcome = { isDone: failure === undefined, text: failure?.message ?? saidOf(deed) };
      setOutcomes((now) => new Map([...now, [one.id, outcome]]));
      if (outcome.isDone) drop([one.id]);
      else refused.push(one.id);
    }
    askAnew(refused);
    setProgress(null);
    void showToast({ message: summaryOf(deed, all.length - refused.length, refused.length), testId: 'bulk-done' });
    isRunning.current = false;
  };
  return { outcomes, progress, run };
}

/** One sentence for all of them. */
function summaryOf({ name }: BulkDeed, done: number, refused: number): string {
  const said = { assign: messages.allAssigned, accept: messages.allAccepted, decline: messages.allDeclined }[name];
  const rest = { assign: messages.notAssigned, accept: messages.notAccepted, decline: messages.notDeclined }[name];
  const parts = [
    done > 0 ? formatMessage(said, { count: done }) : '',
    refused > 0 ? formatMessage(rest, { count: refused }) : '',
  ];
  return parts.filter(Boolean).join(' ');
}

function saidOf(deed: BulkDeed): string {
  switch (deed.name) {
    case 'assign':
      return deed.userId === null ? messages.doneFreed : messages.doneAssigned;
    case 'accept':
      return messages.doneAccepted;
    case 'decline':
      return messages.doneDeclined;
  }
}
