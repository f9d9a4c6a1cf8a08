import { useEffect } from 'react';
import type { SignInConfig } from '#shared/identity/sign-in-config.ts';
import { leaveWithToken } from './leave-with-token.ts';
import { canAutofillPasskeys } from './passkeys.ts';
import { signInWithPasskey } from './sign-in-calls.ts';

/** Lets the browser offer passkeys in the list below the input for the email; silent where it has none. */
export function usePasskeyAutofill({ redirectTo = '/', susiEntry }: SignInConfig, isOffered: boolean): void {
  useEffect(() => {
    if (!isOffered) return undefined;
    const ending = new AbortController();
    const offer = async () => {
      if (!(await canAutofillPasskeys()) || ending.signal.aborted) return;
      const outcome = await signInWithPasskey(redirectTo, { mediation: 'conditional', signal: ending.signal });
      if ('token' in outcome) leaveWithToken(outcome.token, { operation: 'login', susiEntry });
    };
    // It ends with the step, and nobody asked for it: there is nothing to say.
    offer().catch(() => undefined);
    return () => ending.abort();
  }, [redirectTo, susiEntry, isOffered]);
}
