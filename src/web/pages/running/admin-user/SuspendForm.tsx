import { type SubmitEvent, useState } from 'react';
import { adminMessages as messages } from '#shared/messages/admin.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { GroundFields, readGround } from '#web/features/running/decisions/GroundFields.tsx';
import { SuspendUserDocument } from '#web/generated/SuspendUser.ts';
import { FieldForm } from '#web/parts/form/FieldForm.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import type { AdminUserProps } from './AdminUserView.tsx';

/** Suspends an account, with the rule, the reason and the end that its owner is told. */
export function SuspendForm({ user, route }: AdminUserProps) {
  const { run: suspend, isRunning, failure } = useChange(SuspendUserDocument, { says: 'here' });
  const [isPast, setPast] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRunning) return;
    const ground = readGround(event.currentTarget);
    setPast(ground === undefined);
    if (ground === undefined) return;
    const { rule, facts: reason, excerpt, law: legalReference, endsAt } = ground;
    void suspend({ userId: user.id, rule, reason, excerpt, legalReference, endsAt });
  };
  return (
    <Section title={messages.suspendTitle}>
      <FieldForm onSubmit={submit}>
        <Note>{messages.suspendText}</Note>
        <GroundFields isPast={isPast} />
        <Button type="submit" aria-disabled={isRunning}>
          {messages.suspend}
        </Button>
        <AdminError failure={failure} route={route} />
      </FieldForm>
    </Section>
  );
}
