import type { SubmitEvent } from 'react';
import { adminMessages as messages } from '#shared/messages/admin.ts';
import { MOST_REASON_CHARACTERS } from '#shared/moderation/suspension-rules.ts';
import { useMutation } from '#web/app/graph/use-mutation.ts';
import { Button } from '#web/design/Button.tsx';
import styles from '#web/features/running/admin/Admin.module.css';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { fieldText } from '#web/parts/form/field-text.ts';
import { Section } from '#web/parts/frame/Section.tsx';
import { UnsuspendUserDocument } from '#web/generated/UnsuspendUser.ts';
import type { AdminUserProps } from './AdminUserView.tsx';

/** Ends a suspension before its time. */
export function UnsuspendForm({ user, route }: AdminUserProps) {
  const [unsuspend, { isRunning, data, error }] = useMutation(UnsuspendUserDocument);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = fieldText(new FormData(event.currentTarget), 'reason');
    void unsuspend({ userId: user.id, reason });
  };
  const answer = data?.unsuspendUser;
  return (
    <Section title={messages.unsuspendTitle}>
      <form className={styles.form} onSubmit={submit}>
        <label>
          {messages.reason}
          <textarea name="reason" required rows={2} maxLength={MOST_REASON_CHARACTERS} />
        </label>
        <Button type="submit" disabled={isRunning}>
          {messages.unsuspend}
        </Button>
        <AdminError message={answer && 'message' in answer ? answer.message : undefined} error={error} route={route} />
      </form>
    </Section>
  );
}
