import { useState } from 'react';
import { editedSubmissionMessages as messages } from '#shared/messages/editor-inbox.ts';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { ChoiceField } from '#web/parts/field/ChoiceField.tsx';
import { CountedField } from '#web/parts/field/CountedField.tsx';
import { Form, FormText } from '#web/parts/form/Form.tsx';
import { MOST_NOTE_LENGTH } from '#shared/submissions/submission-limits.ts';
import { scheduleFault } from '#web/features/stories/publishing/form-faults.ts';
import type { FormSchedule } from '#web/features/stories/publishing/publish-form.ts';
import { ScheduleField } from '#web/features/stories/publishing/ScheduleField.tsx';
import { ownTimeZone, timestampOf } from '#web/features/stories/publishing/zoned-time.ts';
import { AcceptSubmissionDocument } from '#web/generated/AcceptSubmission.ts';
import { type DecisionDialogProps, useDecision } from './use-decision.ts';

const ways = [
  { value: 'publish', label: messages.publish, text: messages.publishText },
  { value: 'leave', label: messages.leave, text: messages.leaveText },
] as const;

const faultNow = (schedule: FormSchedule) => scheduleFault(schedule, Date.now());

/** A story comes in as it was read: a draft at once, at a time or when its writer publishes it, another one at once. */
export function AcceptDialog(props: DecisionDialogProps) {
  const { submission, words, onWords, onClosed } = props;
  const { id, content, isPublished } = submission;
  // Of the text that stood there when the window was opened: what came since was not read.
  const [baseRev] = useState(content?.rev ?? 0);
  const [way, setWay] = useState<'publish' | 'leave'>('publish');
  const [schedule, setSchedule] = useState<FormSchedule>(() => ({
    isOn: false,
    date: '',
    time: '',
    zone: ownTimeZone(),
  }));
  const [fault, setFault] = useState<string>();
  const decision = useDecision({ ...props, action: 'ACCEPT' }, AcceptSubmissionDocument, messages.accepted);
  const { change, decide, meanwhile, isOver } = decision;
  const isScheduled = way === 'publish' && schedule.isOn && !isPublished;
  const accept = (close: () => void) => {
    const found = isScheduled ? faultNow(schedule) : undefined;
    setFault(found);
    if (found !== undefined) return;
    const time = isScheduled ? { scheduleAt: timestampOf(schedule, schedule.zone), timeZone: schedule.zone } : {};
    const publishNow = way === 'publish' && !isScheduled && !isPublished;
    void decide({ input: { id, baseRev, note: words, publishNow, ...time } }, close);
  };
  return (
    <Dialog title={messages.acceptTitle} onClosed={onClosed}>
      {(close) => (
        <Form
          close={close}
          change={change}
          submitLabel={messages.accept}
          isOver={isOver}
          onSubmit={() => accept(close)}
        >
          {meanwhile !== undefined && <FormText isLive>{meanwhile}</FormText>}
          {!isPublished && !isOver && (
            <ChoiceField legend={messages.howToPublish} choices={ways} value={way} onChange={setWay} />
          )}
          {!isPublished && !isOver && way === 'publish' && (
            <ScheduleField
              schedule={schedule}
              onChange={(next) => {
                setFault(undefined);
                setSchedule(next);
              }}
              error={fault}
              hint={messages.scheduleHint}
            />
          )}
          <CountedField
            label={messages.acceptNote}
            hint={messages.optional}
            value={words}
            most={MOST_NOTE_LENGTH}
            onChange={onWords}
            error={undefined}
            lines={3}
            isFirst
          />
        </Form>
      )}
    </Dialog>
  );
}
