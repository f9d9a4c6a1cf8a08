import { useState } from 'react';
import { passwordPageMessages as messages } from '#shared/messages/sign-in.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import styles from '#web/features/identity/sign-in/SignIn.module.css';
import { PasswordPageQueryDocument } from '#web/generated/PasswordPageQuery.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { usePasswordChange } from './use-password-change.ts';

/** Creates or changes a password; afterwards it says that it is done. */
export function SetPassword() {
  const { data } = useQuery(PasswordPageQueryDocument);
  const [hadPassword] = useState(data?.viewer?.security?.hasPassword ?? false);
  const change = usePasswordChange(data?.viewer?.security?.stepUpTimeLeft);
  if (change.isSaved) {
    return (
      <div className={styles.page}>
        <div className={styles.panel}>
          <h1 className={styles.title} tabIndex={-1} ref={(heading) => heading?.focus()}>
            {messages.savedTitle}
          </h1>
          <p className={styles.subheader}>{messages.savedText}</p>
          <p className={styles.ways}>
            <ButtonLink href="/">{messages.savedBack}</ButtonLink>
          </p>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <div className={styles.panel}>
        <h1 className={styles.title}>{hadPassword ? messages.changeTitle : messages.createTitle}</h1>
        <p className={styles.subheader}>{hadPassword ? messages.changeText : messages.createText}</p>
        {change.stepUpPath === undefined ? (
          <PasswordForm hasPassword={hadPassword} minimum={data?.viewer?.security?.passwordMinimum} change={change} />
        ) : (
          <div className={styles.callout} role="alert">
            {messages.stepUp}{' '}
            <a className={styles.link} href={change.stepUpPath}>
              {messages.stepUpAction}
            </a>
          </div>
        )}
      </div>
    </div>
  );
}
