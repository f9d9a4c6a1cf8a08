import { type SubmitEvent, useState } from 'react';
import { PASSWORD_MAX, PASSWORD_MIN } from '#shared/identity/password-rules.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { passwordPageMessages as messages } from '#shared/messages/sign-in.ts';
import { Button } from '#web/design/Button.tsx';
import { fieldText } from '#web/features/forms/field-text.ts';
import { Field } from '#web/features/sign-in/Field.tsx';
import { ShowPasswordButton } from '#web/features/sign-in/ShowPasswordButton.tsx';
import styles from '#web/features/sign-in/SignIn.module.css';
import type { PasswordChange } from './use-password-change.ts';

type PasswordFormProps = {
  readonly hasPassword: boolean;
  readonly minimum: number | undefined;
  readonly change: PasswordChange;
};

/** One field for the new password, which can be read while it is typed, instead of two that cannot. */
export function PasswordForm({ hasPassword, minimum = PASSWORD_MIN, change }: PasswordFormProps) {
  const [isShown, setIsShown] = useState(false);
  const type = isShown ? 'text' : 'password';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    change.save({
      password: fieldText(fields, 'password'),
      currentPassword: fieldText(fields, 'currentPassword') || null,
      endsOtherSessions: fields.has('endsOtherSessions'),
    });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {hasPassword && (
        <Field
          label={messages.current}
          note={messages.currentNote}
          name="currentPassword"
          type={type}
          autoComplete="current-password"
          maxLength={PASSWORD_MAX}
        />
      )}
      <Field
        label={messages.next}
        note={formatMessage(messages.nextNote, { minimum })}
        name="password"
        type={type}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX + 1}
        beside={<ShowPasswordButton isShown={isShown} onToggle={() => setIsShown(!isShown)} />}
        error={change.error}
      />
      <label className={styles.check}>
        <input type="checkbox" name="endsOtherSessions" defaultChecked />
        {messages.endOthers}
      </label>
      <Button type="submit" disabled={change.isSaving} aria-busy={change.isSaving}>
        {change.isSaving ? messages.saving : messages.save}
      </Button>
    </form>
  );
}
