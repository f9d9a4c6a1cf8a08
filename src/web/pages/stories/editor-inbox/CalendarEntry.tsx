import { type KeyboardEvent, useEffect, useRef } from 'react';
import { editorInboxMessages, inboxCalendarMessages as messages } from '#shared/messages/editor-inbox.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { movedDay } from '#shared/submissions/calendar-days.ts';
import { isOpenStatus } from '#shared/submissions/submission-machine.ts';
import { Link } from '#web/app/router/Link.tsx';
import type { InboxSubmission } from '#web/generated/fragments.ts';
import { arrowSteps } from './calendar-arrows.ts';
import { entryId, focusBeyond } from './calendar-focus.ts';
import { EntryMenu } from './EntryMenu.tsx';
import { type InboxFilter, inboxAddress } from './inbox-filter.ts';
import styles from './InboxCalendar.module.css';
import type { DayDrag } from './use-day-drag.ts';
import type { Moving } from './use-moving.ts';

/** What the entries of a calendar share. */
export type EntryWays = {
  readonly path: string;
  readonly filter: InboxFilter;
  readonly today: string | undefined;
  readonly moving: Moving;
  readonly drag: DayDrag;
};
type CalendarEntryProps = EntryWays & { readonly submission: InboxSubmission };

/** One story in a calendar: opened by its title, moved by dragging, by its menu, or by Shift and an arrow key. */
export function CalendarEntry({ submission, path, filter, today, moving, drag }: CalendarEntryProps) {
  const { id, statusText, assignee, status, writer } = submission;
  const title = submission.title || editorInboxMessages.untitled;
  const dueOn = moving.placed.has(id) ? (moving.placed.get(id) ?? null) : submission.dueOn;
  // What is decided stays where it was due.
  const isOpen = status !== 'APPROVED' && isOpenStatus(status);
  const isMovable = isOpen && today !== undefined;
  const isLate = isMovable && dueOn !== null && dueOn < today;
  const place = useRef<HTMLLIElement>(null);
  const { start } = drag;
  useEffect(() => {
    const { current } = place;
    if (current === null || !isMovable) return undefined;
    // Dragging is one of three ways, so that the entry is nothing that is pressed: its link and its menu are.
    const press = (event: PointerEvent) => start(event, current, submission);
    current.addEventListener('pointerdown', press);
    return () => current.removeEventListener('pointerdown', press);
  }, [isMovable, start, submission]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = arrowSteps[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!event.shiftKey) {
      if (focusBeyond(event.currentTarget, event.key)) event.preventDefault();
      return;
    }
    if (!isMovable) return;
    event.preventDefault();
    const day = movedDay(dueOn, by, today);
    if (day !== undefined) moving.move(submission, day, { isFollowed: true });
  };
  return (
    <li
      className={styles.entry}
      data-dragged={drag.dragged === id || undefined}
      data-movable={isMovable || undefined}
      ref={place}
    >
      {isMovable && (
        <span className={styles.grip} data-grip="" aria-hidden="true">
          ⠿
        </span>
      )}
      <div className={styles.entryWords}>
        <Link
          className={styles.entryTitle}
          to={inboxAddress(path, filter, id)}
          data-row=""
          id={entryId(id)}
          data-entry={id}
          dir="auto"
          draggable={false}
          onKeyDown={onKeyDown}
        >
          {title}
        </Link>
        <p className={styles.facts}>
          {isLate && <strong className={styles.late}>{messages.late}</strong>}
          <span>{statusText}</span>
          <span dir="auto">
            {formatMessage(editorInboxMessages.by, { name: writer?.name ?? editorInboxMessages.closedAccount })}
          </span>
          {assignee && (
            <span dir="auto">{formatMessage(editorInboxMessages.lookedAfter, { name: assignee.name })}</span>
          )}
        </p>
      </div>
      {isMovable && <EntryMenu submission={submission} title={title} dueOn={dueOn} today={today} moving={moving} />}
    </li>
  );
}
