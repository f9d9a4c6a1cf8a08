import { type SubmitEvent, useState } from 'react';
import { impersonationMessages as messages } from '#shared/messages/impersonations.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { ImpersonateUserDocument } from '#web/generated/ImpersonateUser.ts';
import { FieldForm } from '#web/parts/form/FieldForm.tsx';
import { fieldText } from '#web/parts/form/field-text.ts';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import type { AdminUserProps } from './AdminUserView.tsx';

const MOST_CHARACTERS = 500;

/** Leads to the site as this person sees it, with the reason that they read (rule 248). */
export function ImpersonateForm({ user, route }: AdminUserProps) {
  const { run, isRunning, failure } = useChange(ImpersonateUserDocument, { says: 'here' });
  const [isLeaving, setLeaving] = useState(false);
  const isBusy = isRunning || isLeaving;
  const look = async (reason: string) => {
    const asked = await run({ userId: user.id, reason });
    if (asked === undefined) return;
    setLeaving(true);
    location.assign(asked.path);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void look(fieldText(new FormData(event.currentTarget), 'reason'));
  };
  return (
    <Section title={messages.formTitle}>
      <FieldForm onSubmit={submit}>
        <Note>{messages.formText}</Note>
        <label>
          {messages.reason}
          <textarea name="reason" required rows={2} maxLength={MOST_CHARACTERS} />
        </label>
        <Button type="submit" look="outlined" aria-disabled={isBusy}>
          {messages.submit}
        </Button>
        <AdminError failure={failure} route={route} />
      </FieldForm>
    </Section>
  );
}
