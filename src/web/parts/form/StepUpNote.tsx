import { adminMessages } from '#shared/messages/admin.ts';
import { buildPath } from '#shared/routes/build-path.ts';

type SignInAgainProps = {
  /** Where it comes back to. */
  readonly to: string;
  /** Keeps what was typed, where somebody leaves to sign in again. */
  readonly onLeave?: (() => void) | undefined;
};

/** The way to sign in again, in the midst of what went wrong without it. */
export function SignInAgain({ to, onLeave }: SignInAgainProps) {
  const again = buildPath('SignIn', {}, { operation: 'login', redirect: to });
  return (
    // The press itself opens the window of signing in, and comes to nobody else.
    <a href={again} onPointerDown={onLeave} onFocus={onLeave}>
      {adminMessages.signInAgain}
    </a>
  );
}

/** Said in a dialog whose change wants a fresh proof of who one is: what stands behind it is not seen. */
export function StepUpNote({ onLeave }: Pick<SignInAgainProps, 'onLeave'>) {
  return (
    <>
      {adminMessages.stepUp} <SignInAgain to={location.pathname} onLeave={onLeave} />
    </>
  );
}
