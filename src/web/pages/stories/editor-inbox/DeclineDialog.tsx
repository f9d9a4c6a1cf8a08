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
  const [reason, setReason] = useState<DeclineReason | null>(null);
  const [fault, setFault] = useState<string>();
  const decision = useDecision({ ...props, action: 'DECLINE' }, DeclineSubmissionDocument, messages.declined);
  const { change, decide, meanwhile, isOver } = decision;
  const decline = (close: () => void) => {
    if (reason === null) return setFault(messages.noReason);
    return void decide({ id: submission.id, reason, note: words }, close);
  };
  return (
    <Dialog title={messages.declineTitle} onClosed={onClosed}>
      {(close) => (
        <Form
          close={close}
          change={change}
          submitLabel={messages.decline}
          isDanger
          isOver={isOver}
          onSubmit={() => decline(close)}
        >
          {meanwhile !== undefined && <FormText isLive>{meanwhile}</FormText>}
          <DeclineFields
            reason={reason}
            error={fault}
            onReason={(next) => {
              setFault(undefined);
              setReason(next);
            }}
            words={words}
            onWords={onWords}
            replies={publication.submissionReplies}
          />
        </Form>
      )}
    </Dialog>
  );
}
