import type { SubmitEvent } from 'react';
import { adminMessages as messages } from '#shared/messages/admin.ts';
import { MOST_REASON_CHARACTERS } from '#shared/moderation/suspension-rules.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { FieldForm } from '#web/parts/form/FieldForm.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { fieldText } from '#web/parts/form/field-text.ts';
import { Section } from '#web/parts/frame/Section.tsx';
import { UnsuspendUserDocument } from '#web/generated/UnsuspendUser.ts';
import type { AdminUserProps } from './AdminUserView.tsx';

/** Ends a suspension before its time. */
export function UnsuspendForm({ user, route }: AdminUserProps) {
  const { run: unsuspend, isRunning, failure } = useChange(UnsuspendUserDocument, { says: 'here' });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = fieldText(new FormData(event.currentTarget), 'reason');
    void unsuspend({ userId: user.id, reason });
  };
  return (
    <Section title={messages.unsuspendTitle}>
      <FieldForm onSubmit={submit}>
        <label>
          {messages.reason}
          <textarea name="reason" required rows={2} maxLength={MOST_REASON_CHARACTERS} />
        </label>
        <Button type="submit" disabled={isRunning}>
          {messages.unsuspend}
        </Button>
        <AdminError failure={failure} route={route} />
      </FieldForm>
    </Section>
  );
}
