import { type SubmitEvent, useRef, useState } from 'react';
import { legalNoticeMessages as messages } from '#shared/messages/legal-notices.ts';
import {
  type LegalNoticeFault,
  legalNoticeFault,
  type LegalNoticeForm as Form,
  legalNoticeKinds,
} from '#shared/moderation/legal-notice-rules.ts';
import { Button } from '#web/design/Button.tsx';
import { ChoiceField } from '#web/parts/field/ChoiceField.tsx';
import { FieldForm } from '#web/parts/form/FieldForm.tsx';
import { ErrorNote, Note } from '#web/parts/frame/Note.tsx';
import { ContentFields } from './ContentFields.tsx';
import { SenderFields } from './SenderFields.tsx';
import { useSendNotice } from './use-send-notice.ts';

type LegalNoticeFormProps = { readonly about: string; readonly onSent: (email: string | null) => void };

const EMPTY: Form = {
  kind: 'COPYRIGHT',
  address: '',
  work: '',
  law: '',
  countries: '',
  explanation: '',
  name: '',
  email: '',
  isTrue: false,
  isOwner: false,
};
const choices = legalNoticeKinds.map((value) => ({ value, label: messages.kinds[value] }));

/** What the law asks of a notice; what is missing is said at its field, which then has the focus. */
export function LegalNoticeForm({ about, onSent }: LegalNoticeFormProps) {
  const [form, setForm] = useState<Form>({ ...EMPTY, address: about });
  const [fault, setFault] = useState<LegalNoticeFault>();
  const element = useRef<HTMLFormElement>(null);
  const { send, isRunning, error } = useSendNotice(onSent);
  const change = (changed: Partial<Form>) => {
    setFault(undefined);
    setForm((before) => ({ ...before, ...changed }));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRunning) return;
    const found = legalNoticeFault(form);
    setFault(found);
    if (found === undefined) void send(form);
    else element.current?.querySelector<HTMLElement>(`[data-field="${found.field}"] :is(input, textarea)`)?.focus();
  };
  return (
    <FieldForm ref={element} noValidate onSubmit={submit}>
      <ChoiceField legend={messages.kind} choices={choices} value={form.kind} onChange={(kind) => change({ kind })} />
      <ContentFields form={form} fault={fault} onChange={change} />
      <SenderFields form={form} fault={fault} onChange={change} />
      <Note>{messages.shared}</Note>
      <ErrorNote role="alert">{error}</ErrorNote>
      <Button type="submit" aria-disabled={isRunning} aria-busy={isRunning}>
        {isRunning ? messages.sending : messages.send}
      </Button>
    </FieldForm>
  );
}
