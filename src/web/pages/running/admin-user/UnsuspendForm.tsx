import type { SubmitEvent } from 'react';
import { adminMessages as messages } from '#shared/messages/admin.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { FieldForm } from '#web/parts/form/FieldForm.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { EndFields, readEnd } from '#web/features/running/decisions/EndFields.tsx';
import { UnsuspendUserDocument } from '#web/generated/UnsuspendUser.ts';
import type { AdminUserProps } from './AdminUserView.tsx';

/** Ends a suspension before its time. */
export function UnsuspendForm({ user, route }: AdminUserProps) {
  const { run: unsuspend, isRunning, failure } = useChange(UnsuspendUserDocument, { says: 'here' });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void unsuspend({ userId: user.id, ...readEnd(event.currentTarget) });
  };
  return (
    <Section title={messages.unsuspendTitle}>
      <FieldForm onSubmit={submit}>
        <EndFields label={messages.reason} />
        <Button type="submit" disabled={isRunning}>
          {messages.unsuspend}
        </Button>
        <AdminError failure={failure} route={route} />
      </FieldForm>
    </Section>
  );
}
