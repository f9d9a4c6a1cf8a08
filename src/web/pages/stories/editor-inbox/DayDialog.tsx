import { useState } from 'react';
import { inboxCalendarMessages as messages } from '#shared/messages/editor-inbox.ts';
import { submissionMessages } from '#shared/messages/submissions.ts';
import { isDayAhead } from '#shared/submissions/day-ahead.ts';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { Field } from '#web/parts/field/Field.tsx';
import { Form } from '#web/parts/form/Form.tsx';

type DayDialogProps = {
  readonly dueOn: string | null;
  readonly today: string;
  readonly onChosen: (day: string) => void;
  readonly onClosed: () => void;
};

/** Asks for any day of the next year. */
export function DayDialog({ dueOn, today, onChosen, onClosed }: DayDialogProps) {
  const [day, setDay] = useState(dueOn ?? today);
  const [error, setError] = useState<string>();
  return (
    <Dialog title={messages.dialogTitle} onClosed={onClosed}>
      {(close) => (
        <Form
          close={close}
          change={{ isRunning: false, error }}
          hasOwnError
          submitLabel={messages.setDay}
          onSubmit={() => {
            if (day < today || !isDayAhead(day, new Date())) return setError(submissionMessages.notADay);
            close();
            onChosen(day);
          }}
        >
          <Field
            label={messages.dayField}
            type="date"
            min={today}
            value={day}
            error={error}
            onChange={({ target }) => {
              setError(undefined);
              setDay(target.value);
            }}
          />
        </Form>
      )}
    </Dialog>
  );
}
