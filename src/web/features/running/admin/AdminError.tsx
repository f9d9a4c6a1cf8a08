import { adminMessages } from '#shared/messages/admin.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import type { ChangeFailure } from '#web/app/graph/change-outcome.ts';
import { SignInAgain } from '#web/parts/form/StepUpNote.tsx';
import { ErrorNote } from '#web/parts/frame/Note.tsx';

type AdminErrorProps = {
  /** Undefined where nothing went wrong. */
  readonly failure: ChangeFailure | undefined;
  readonly route: RouteMatch;
  /** Keeps what was typed, where somebody leaves to sign in again. */
  readonly onLeave?: () => void;
};

const SIGN_IN: ReadonlySet<ChangeFailure['kind']> = new Set(['stepUp', 'signedOut', 'denied']);

/** Whether signing in again may mend it. */
const mendsBySigningIn = (failure: ChangeFailure | undefined): boolean =>
  failure !== undefined && SIGN_IN.has(failure.kind);

/** Why a change did not happen, said aloud when it appears. */
export function AdminError({ failure, route, onLeave }: AdminErrorProps) {
  return (
    <ErrorNote role="alert">
      {failure?.kind === 'stepUp' ? adminMessages.stepUp : failure?.message}
      {mendsBySigningIn(failure) && (
        <>
          {' '}
          <SignInAgain to={route.path} onLeave={onLeave} />
        </>
      )}
    </ErrorNote>
  );
}
