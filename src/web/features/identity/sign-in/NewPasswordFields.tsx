import { useState } from 'react';
import { PASSWORD_MAX } from '#shared/identity/password-rules.ts';
import { passwordPageMessages as messages } from '#shared/messages/sign-in.ts';
import { fieldText } from '#web/parts/form/field-text.ts';
import { Field } from '#web/parts/field/Field.tsx';
import { ShowPasswordButton } from './ShowPasswordButton.tsx';
import styles from './SignIn.module.css';

type NewPasswordFieldsProps = {
  readonly hasPassword: boolean;
  /** Beside the labels; none where the words around the fields say enough. */
  readonly notes?: { readonly current: string; readonly next: string };
  readonly error: string | undefined;
};

/** One field for the new password, which can be read while it is typed, instead of two that cannot. */
export function NewPasswordFields({ hasPassword, notes, error }: NewPasswordFieldsProps) {
  const [isShown, setIsShown] = useState(false);
  const type = isShown ? 'text' : 'password';
  return (
    <>
      {hasPassword && (
        <Field
          label={messages.current}
          {...(notes && { note: notes.current })}
          name="currentPassword"
          type={type}
          autoComplete="current-password"
          maxLength={PASSWORD_MAX}
          data-first
          dir="auto"
        />
      )}
      <Field
        label={messages.next}
        {...(notes && { note: notes.next })}
        name="password"
        type={type}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX + 1}
        data-first
        dir="auto"
        beside={<ShowPasswordButton isShown={isShown} onToggle={() => setIsShown(!isShown)} />}
        error={error}
      />
      <label className={styles.check}>
        <input type="checkbox" name="endsOtherSessions" defaultChecked />
        {messages.endOthers}
      </label>
    </>
  );
}

/** What stands in the fields, as the server is told it. */
export function readNewPassword(fields: FormData) {
  return {
    password: fieldText(fields, 'password'),
    currentPassword: fieldText(fields, 'currentPassword') || null,
    endsOtherSessions: fields.has('endsOtherSessions'),
  };
}
