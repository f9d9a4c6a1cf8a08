import { editedSubmissionMessages as messages } from '#shared/messages/editor-inbox.ts';
import { declineReasonMessages } from '#shared/messages/submissions.ts';
import type { DeclineReason } from '#shared/submissions/submission-machine.ts';
import { ChoiceField } from '#web/parts/field/ChoiceField.tsx';
import type { PublicationReply } from '#web/generated/fragments.ts';
import { ReplyField } from './ReplyField.tsx';

const names = ['OFF_TOPIC', 'NEEDS_WORK', 'GUIDELINES', 'NOT_NOW'] as const satisfies readonly DeclineReason[];
const reasons = names.map((value) => ({ value, label: declineReasonMessages[value] }));

type DeclineFieldsProps = {
  /** Null while none is chosen. */
  readonly reason: DeclineReason | null;
  readonly error: string | undefined;
  readonly onReason: (reason: DeclineReason) => void;
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly replies: readonly PublicationReply[];
};

/** One of four reasons, with words if one likes (rule 65). */
export function DeclineFields({ reason, error, onReason, words, onWords, replies }: DeclineFieldsProps) {
  return (
    <>
      <ChoiceField
        legend={messages.declineReason}
        choices={reasons}
        value={reason}
        onChange={onReason}
        error={error}
        isFirst
      />
      <ReplyField
        label={messages.declineNote}
        hint={messages.optional}
        value={words}
        onChange={onWords}
        replies={replies}
        isFirst={false}
      />
    </>
  );
}
