import { use, useEffect, useRef, useState } from 'react';
import { editorInboxMessages, inboxCalendarMessages as messages } from '#shared/messages/editor-inbox.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { genericErrorToast } from '#web/features/ground/toasts/account-toasts.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import type { InboxSubmission } from '#web/generated/fragments.ts';
import { SetDueFromCalendarDocument } from '#web/generated/SetDueFromCalendar.ts';

export type Moving = {
  /** Where stories were put and the server has not said yet that they stand there; null for no day. */
  readonly placed: ReadonlyMap<string, string | null>;
  /** What was moved since the page came, wherever it stands now. */
  readonly moved: ReadonlySet<string>;
  readonly move: (submission: InboxSubmission, day: string | null, how?: HowMoved) => void;
};

/** `isFollowed` where the calendar goes along to a day that it does not show. */
type HowMoved = { readonly isFollowed?: boolean };

type MovingOptions = {
  readonly refetch: () => void;
  readonly today: string | undefined;
  /** Shows the day on which a story stands by now. */
  readonly follow: (id: string, day: string) => void;
};

/** Moves stories to other days: at once on the screen, then on the server one after the other, in the order of moves. */
export function useMoving({ refetch, today, follow }: MovingOptions): Moving {
  const graph = use(GraphContext);
  const [placed, setPlaced] = useState<ReadonlyMap<string, string | null>>(new Map());
  const [moved, setMoved] = useState<ReadonlySet<string>>(new Set());
  const latest = useRef(placed);
  const sending = useRef<Promise<void>>(Promise.resolve());
  const focusAfter = useRef<string>(undefined);
  const place = (next: ReadonlyMap<string, string | null>) => {
    latest.current = next;
    setPlaced(next);
  };

  useEffect(() => {
    const id = focusAfter.current;
    focusAfter.current = undefined;
    // Another day is another place in the document, so that what had the focus was taken away there.
    if (id === undefined || !placed.has(id) || document.activeElement !== document.body) return;
    const entry = document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"]`);
    (entry ?? document.querySelector<HTMLElement>('[data-period]'))?.focus();
  }, [placed]);

  const move = (submission: InboxSubmission, day: string | null, { isFollowed = false }: HowMoved = {}) => {
    const { id } = submission;
    const before = latest.current.has(id) ? (latest.current.get(id) ?? null) : submission.dueOn;
    if (before === day) return;
    focusAfter.current = id;
    setMoved((all) => new Set([...all, id]));
    place(new Map([...latest.current, [id, day]]));
    sending.current = sending.current.then(async () => {
      const { failure } = await sendChange(graph, SetDueFromCalendarDocument, { id, dueOn: day });
      const isLast = latest.current.get(id) === day;
      // The answer is in the cache by now; of what failed the screen shows again where it was.
      if (isLast || failure !== undefined) place(new Map([...latest.current].filter(([other]) => other !== id)));
      if (failure !== undefined) {
        if (failure.refusal !== undefined) refetch();
        return showToast(genericErrorToast(failure.message));
      }
      if (!isLast) return undefined;
      if (isFollowed && day !== null) follow(id, day);
      const canUndo = before === null || (today !== undefined && before >= today);
      const undo = { label: messages.undo, run: () => move({ ...submission, dueOn: day }, before) };
      return showToast({
        message: movedText(submission, day),
        about: `due ${id}`,
        action: canUndo ? undo : undefined,
      });
    });
  };
  return { placed, moved, move };
}

function movedText(submission: InboxSubmission, day: string | null): string {
  const title = submission.title || editorInboxMessages.untitled;
  if (day === null) return formatMessage(messages.movedNowhere, { title });
  return formatMessage(messages.movedTo, { title, date: formatDate(Date.parse(`${day}T00:00:00Z`)) });
}
