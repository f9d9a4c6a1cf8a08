import { type SubmitEvent, useState } from 'react';
import { legalNoticeMessages as messages } from '#shared/messages/legal-notices.ts';
import { MOST_EXPLANATION, MOST_NAME, MOST_POSTAL_ADDRESS } from '#shared/moderation/legal-notice-rules.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { SendCounterNoticeDocument } from '#web/generated/SendCounterNotice.ts';
import { CheckField } from '#web/parts/field/CheckField.tsx';
import { CountedField } from '#web/parts/field/CountedField.tsx';
import { FieldForm } from '#web/parts/form/FieldForm.tsx';
import { ErrorNote } from '#web/parts/frame/Note.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';

const EMPTY = { name: '', address: '', words: '', isTrue: false, accepts: false };

/** Says that a copyright notice was a mistake, as the law asks for it (rule 262). */
export function CounterNoticeForm({ decisionId }: { readonly decisionId: string }) {
  const sending = useChange(SendCounterNoticeDocument);
  const [form, setForm] = useState(EMPTY);
  const change = (changed: Partial<typeof EMPTY>) => {
    sending.clear();
    setForm({ ...form, ...changed });
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.isRunning || (await sending.run({ decisionId, ...form })) === undefined) return;
    void showToast({ message: messages.counterSent, testId: 'counter-notice-sent' });
  };
  const text = (name: 'name' | 'address' | 'words', label: string, most: number, lines: number) => (
    <CountedField
      label={label}
      lines={lines}
      most={most}
      value={form[name]}
      error={undefined}
      onChange={(value) => change({ [name]: value })}
    />
  );
  return (
    <>
      <h3>{messages.counterTitle}</h3>
      <p>{messages.counterIntro}</p>
      <FieldForm noValidate onSubmit={(event) => void submit(event)}>
        {text('name', messages.counterFormName, MOST_NAME, 1)}
        {text('address', messages.counterFormAddress, MOST_POSTAL_ADDRESS, 3)}
        {text('words', messages.counterFormWords, MOST_EXPLANATION, 4)}
        <CheckField
          label={messages.counterIsTrue}
          checked={form.isTrue}
          onChange={({ target }) => change({ isTrue: target.checked })}
        />
        <CheckField
          label={messages.counterAccepts}
          checked={form.accepts}
          onChange={({ target }) => change({ accepts: target.checked })}
        />
        <ErrorNote role="alert">{sending.error}</ErrorNote>
        <Button type="submit" aria-disabled={sending.isRunning} aria-busy={sending.isRunning}>
          {messages.counterSend}
        </Button>
      </FieldForm>
    </>
  );
}
