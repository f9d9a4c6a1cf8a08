import { lazy, Suspense, useState } from 'react';
import { inboxCalendarMessages as messages } from '#shared/messages/editor-inbox.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { movedDay } from '#shared/submissions/calendar-days.ts';
import { MenuAction } from '#web/parts/menu/MenuAction.tsx';
import { MenuButton } from '#web/parts/menu/MenuButton.tsx';
import type { InboxSubmission } from '#web/generated/fragments.ts';
import type { Moving } from './use-moving.ts';

const DayDialog = lazy(async () => ({ default: (await import('./DayDialog.tsx')).DayDialog }));

type EntryMenuProps = {
  readonly submission: InboxSubmission;
  readonly title: string;
  readonly dueOn: string | null;
  readonly today: string;
  readonly moving: Moving;
};

/** The days to which a story is moved without dragging it. */
export function EntryMenu({ submission, title, dueOn, today, moving }: EntryMenuProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const ways = [
    [messages.dueToday, dueOn === today ? undefined : today],
    [messages.dayEarlier, dueOn === null ? undefined : movedDay(dueOn, -1, today)],
    [messages.dayLater, dueOn === null ? undefined : movedDay(dueOn, 1, today)],
    [messages.weekLater, dueOn === null ? undefined : movedDay(dueOn, 7, today)],
  ] as const;
  return (
    <>
      <MenuButton label={formatMessage(messages.move, { title })}>
        {ways.map(
          ([label, day]) =>
            day !== undefined && (
              <MenuAction key={label} onChoose={() => moving.move(submission, day)}>
                {label}
              </MenuAction>
            ),
        )}
        <MenuAction onChoose={() => setIsChoosing(true)}>{messages.chooseDay}</MenuAction>
        {dueOn !== null && <MenuAction onChoose={() => moving.move(submission, null)}>{messages.noDay}</MenuAction>}
      </MenuButton>
      {isChoosing && (
        <Suspense>
          <DayDialog
            dueOn={dueOn}
            today={today}
            onChosen={(day) => moving.move(submission, day)}
            onClosed={() => setIsChoosing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
