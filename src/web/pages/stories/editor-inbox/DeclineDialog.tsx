import { useState } from 'react';
import { editedSubmissionMessages as messages } from '#shared/messages/editor-inbox.ts';
import type { DeclineReason } from '#shared/submissions/submission-machine.ts';
import { DeclineFields } from '#web/features/stories/editing-submissions/DeclineFields.tsx';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { Form, FormText } from '#web/parts/form/Form.tsx';
import { DeclineSubmissionDocument } from '#web/generated/DeclineSubmission.ts';
import { type DecisionDialogProps, useDecision } from './use-decision.ts';

/** Why a story is not taken, and a few words if one likes. */
export function DeclineDialog(props: DecisionDialogProps) {
  const { submission, publication, words, onWords, onClosed } = props;
  const [reason, setReason] = useState<DeclineReason>('NEEDS_WORK');
  const { change, decide, meanwhile } = useDecision(props, DeclineSubmissionDocument, messages.declined);
  return (
    <Dialog title={messages.declineTitle} onClosed={onClosed}>
      {(close) => (
        <Form
          close={close}
          change={change}
          submitLabel={messages.decline}
          isDanger
          onSubmit={() => void decide({ id: submission.id, reason, note: words }, close)}
        >
          {meanwhile !== undefined && <FormText isLive>{meanwhile}</FormText>}
          <DeclineFields
            reason={reason}
            onReason={setReason}
            words={words}
            onWords={onWords}
            replies={publication.submissionReplies}
          />
        </Form>
      )}
    </Dialog>
  );
}
