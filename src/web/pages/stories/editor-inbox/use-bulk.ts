import { use, useRef, useState } from 'react';
import { editorInboxMessages as messages } from '#shared/messages/editor-inbox.ts';
import type { DeclineReason } from '#shared/submissions/submission-machine.ts';
import type { AnyOutcome } from '#web/app/graph/change-outcome.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { AcceptFromInboxDocument } from '#web/generated/AcceptFromInbox.ts';
import { AssignFromInboxDocument } from '#web/generated/AssignFromInbox.ts';
import { DeclineFromInboxDocument } from '#web/generated/DeclineFromInbox.ts';
import type { RowOutcome } from '#web/features/stories/selection/SelectBox.tsx';
import type { Selection } from '#web/features/stories/selection/use-selection.ts';
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
export function useBulk({ selected, drop }: Selection<InboxSubmission>): Bulk {
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
  const run = async (deed: BulkDeed) => {
    if (isRunning.current) return;
    isRunning.current = true;
    const all = [...selected.values()];
    for (const [index, one] of all.entries()) {
      setProgress({ done: index, count: all.length });
      // One after the other: each has a story of its own to hold, and the server has others to answer.
      // oxlint-disable-next-line no-await-in-loop
      const { failure } = await send(one, deed);
      const outcome = { isDone: failure === undefined, text: failure?.message ?? saidOf(deed) };
      setOutcomes((now) => new Map([...now, [one.id, outcome]]));
      if (outcome.isDone) drop([one.id]);
    }
    setProgress(null);
    isRunning.current = false;
  };
  return { outcomes, progress, run };
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
