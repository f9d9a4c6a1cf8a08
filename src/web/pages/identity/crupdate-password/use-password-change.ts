import { useState } from 'react';
import { signInMessages } from '#shared/messages/sign-in.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { hasCode } from '#web/app/graph/has-code.ts';
import { useMutation } from '#web/app/graph/use-mutation.ts';
import { SetPasswordDocument, type SetPasswordVariables } from '#web/generated/SetPassword.ts';

export type PasswordChange = {
  readonly save: (input: SetPasswordVariables) => void;
  readonly isSaving: boolean;
  readonly isSaved: boolean;
  readonly error: string | undefined;
  /** Where to prove once more who one is, which was too long ago (rule 139). */
  readonly stepUpPath: string | undefined;
};

/** Saves a new password and says what came of it. */
export function usePasswordChange(stepUpTimeLeft: number | undefined): PasswordChange {
  const [run, state] = useMutation(SetPasswordDocument);
  const [isOffline, setIsOffline] = useState(false);
  const result = state.data?.setPassword;
  // Asked first where that is known, so that nobody types what the way there would lose.
  const mustStepUp = stepUpTimeLeft === 0 || hasCode(state.error, 'STEP_UP_NEEDED');
  return {
    save: (input) => {
      if (state.isRunning) return;
      setIsOffline(!navigator.onLine);
      void run(input);
    },
    isSaving: state.isRunning,
    isSaved: result?.__typename === 'AccountSecurity',
    error: errorOf(),
    stepUpPath: mustStepUp
      ? buildPath('SignIn', {}, { operation: 'login', redirect: buildPath('ShowPassword') })
      : undefined,
  };

  function errorOf(): string | undefined {
    if (result !== undefined && 'message' in result) return result.message;
    if (state.error === undefined || mustStepUp) return undefined;
    return isOffline ? signInMessages.offline : signInMessages.unexpected;
  }
}
