import type { SubmitEvent } from 'react';
import { PASSWORD_MIN } from '#shared/identity/password-rules.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { passwordPageMessages as messages } from '#shared/messages/sign-in.ts';
import { Button } from '#web/design/Button.tsx';
import { NewPasswordFields, readNewPassword } from '#web/features/identity/sign-in/NewPasswordFields.tsx';
import { PageForm } from '#web/features/identity/sign-in/StepPage.tsx';
import type { PasswordChange } from './use-password-change.ts';

type PasswordFormProps = {
  readonly hasPassword: boolean;
  readonly minimum: number | undefined;
  readonly change: PasswordChange;
};

/** Asks for a new password, and for the current one where there is one and it is known. */
export function PasswordForm({ hasPassword, minimum = PASSWORD_MIN, change }: PasswordFormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    change.save(readNewPassword(new FormData(event.currentTarget)));
  };
  return (
    <PageForm onSubmit={submit}>
      <NewPasswordFields
        hasPassword={hasPassword}
        notes={{ current: messages.currentNote, next: formatMessage(messages.nextNote, { minimum }) }}
        error={change.error}
      />
      <Button type="submit" disabled={change.isSaving} aria-busy={change.isSaving}>
        {change.isSaving ? messages.saving : messages.save}
      </Button>
    </PageForm>
  );
}
