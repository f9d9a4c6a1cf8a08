import { editedSubmissionMessages as messages } from '#shared/messages/editor-inbox.ts';
import { MOST_NOTE_LENGTH } from '#shared/submissions/submission-limits.ts';
import { CountedField } from '#web/parts/field/CountedField.tsx';
import { SelectField } from '#web/parts/field/SelectField.tsx';
import type { PublicationReply } from '#web/generated/fragments.ts';

type ReplyFieldProps = {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly replies: readonly PublicationReply[];
  readonly error?: string | undefined;
  readonly isFirst?: boolean;
};

/** Words to a writer, begun with one of the answers that are kept ready if one likes: it is added, and nothing is lost. */
export function ReplyField({ label, hint, value, onChange, replies, error, isFirst = true }: ReplyFieldProps) {
  // What stands there already would only stand there twice.
  const others = replies.filter(({ body }) => !stands(value, body));
  const add = (id: string) => {
    const body = replies.find((reply) => reply.id === id)?.body;
    if (body === undefined) return;
    onChange(value.trim() === '' ? body : `${value.trimEnd()}\n\n${body}`);
    // With the last of them its field goes, and the focus would go with it.
    if (others.length === 1) document.activeElement?.closest('form')?.querySelector('textarea')?.focus();
  };
  return (
    <>
      <CountedField
        label={label}
        hint={hint}
        value={value}
        most={MOST_NOTE_LENGTH}
        onChange={onChange}
        error={error}
        lines={5}
        isFirst={isFirst}
      />
      {others.length > 0 && (
        <SelectField
          label={messages.reply}
          options={[
            { value: '', label: messages.chooseReply },
            ...others.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          value=""
          onChange={add}
        />
      )}
    </>
  );
}

/** Whether an answer stands there already, word for word. */
function stands(text: string, body: string): boolean {
  return `\n${text.trim()}\n`.includes(`\n${body.trim()}\n`);
}
