import { buildPath } from '#shared/routes/build-path.ts';
import { useChange } from '#web/app/graph/use-change.ts';
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
  const change = useChange(SetPasswordDocument, { says: 'here' });
  // Asked first where that is known, so that nobody types what the way there would lose.
  const mustStepUp = stepUpTimeLeft === 0 || change.mustStepUp;
  return {
    save: (input) => void change.run(input),
    isSaving: change.isRunning,
    isSaved: change.done !== undefined,
    error: mustStepUp ? undefined : change.error,
    stepUpPath: mustStepUp
      ? buildPath('SignIn', {}, { operation: 'login', redirect: buildPath('ShowPassword') })
      : undefined,
  };
}
