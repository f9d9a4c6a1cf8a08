import { use, useRef, useState } from 'react';
import { editorInboxMessages as messages } from '#shared/messages/editor-inbox.ts';
import type { DeclineReason } from '#shared/submissions/submission-machine.ts';
import type { AnyOutcome } from '#web/app/graph/change-outcome.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { AcceptFromInboxDocument } from '#web/generated/AcceptFromInbox.ts';
import { AssignFromInboxDocument } from '#web/generated/AssignFromInbox.ts';
import { DeclineFromInboxDocument } from '#web/generated/DeclineFromInbox.ts';
import type { InboxSubmission } from '#web/generated/fragments.ts';

/** What came of one of many. */
export type RowOutcome = { readonly isDone: boolean; readonly text: string };
export type BulkDeed =
  | { readonly name: 'assign'; readonly userId: string | null }
  | { readonly name: 'accept' }
  | { readonly name: 'decline'; readonly reason: DeclineReason; readonly note: string };

export type Bulk = {
  readonly selected: ReadonlyMap<string, InboxSubmission>;
  readonly outcomes: ReadonlyMap<string, RowOutcome>;
  /** While it goes on: how many of how many are done. */
  readonly progress: { readonly done: number; readonly count: number } | null;
  readonly toggle: (submission: InboxSubmission) => void;
  readonly select: (submissions: readonly InboxSubmission[]) => void;
  /** One after the other; each row then says what came of it, and those that failed stay selected. */
  readonly run: (deed: BulkDeed) => Promise<void>;
};

/** Several submissions that are chosen, and what is done to all of them. */
export function useBulk(): Bulk {
  const graph = use(GraphContext);
  const [selected, setSelected] = useState<ReadonlyMap<string, InboxSubmission>>(new Map());
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
      if (outcome.isDone) setSelected((now) => new Map([...now].filter(([id]) => id !== one.id)));
    }
    setProgress(null);
    isRunning.current = false;
  };
  return {
    selected,
    outcomes,
    progress,
    toggle: (one) =>
      setSelected((now) => {
        const next = new Map(now);
        if (!next.delete(one.id)) next.set(one.id, one);
        return next;
      }),
    select: (all) => setSelected(new Map(all.map((one) => [one.id, one]))),
    run,
  };
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
