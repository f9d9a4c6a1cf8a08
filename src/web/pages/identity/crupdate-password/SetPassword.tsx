import { useState } from 'react';
import { passwordPageMessages as messages } from '#shared/messages/sign-in.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { StepCallout, StepPage, StepWays } from '#web/features/identity/sign-in/StepPage.tsx';
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
      <StepPage title={messages.savedTitle} text={messages.savedText} isArrived>
        <StepWays>
          <ButtonLink href="/">{messages.savedBack}</ButtonLink>
        </StepWays>
      </StepPage>
    );
  }
  return (
    <StepPage
      title={hadPassword ? messages.changeTitle : messages.createTitle}
      text={hadPassword ? messages.changeText : messages.createText}
    >
      {change.stepUpPath === undefined ? (
        <PasswordForm hasPassword={hadPassword} minimum={data?.viewer?.security?.passwordMinimum} change={change} />
      ) : (
        <StepCallout>
          {messages.stepUp} <a href={change.stepUpPath}>{messages.stepUpAction}</a>
        </StepCallout>
      )}
    </StepPage>
  );
}
