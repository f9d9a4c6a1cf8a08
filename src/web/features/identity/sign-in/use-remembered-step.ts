import { useEffect } from 'react';
import type { SignInStep, SusiOperation } from '#shared/identity/sign-in-config.ts';

/**
 * Keeps the step of the page in its address: a phone often drops the page while its reader looks for the
 * mail, and the code can be typed all the same.
 */
export function useRememberedStep(step: SignInStep, operation: SusiOperation): void {
  useEffect(() => {
    const address = new URL(location.href);
    if (step === 'OPTIONS') address.searchParams.delete('step');
    else address.searchParams.set('step', step);
    address.searchParams.set('operation', operation);
    for (const name of ['notice', 'count', 'email']) address.searchParams.delete(name);
    if (address.href !== location.href) history.replaceState(history.state, '', address);
  }, [step, operation]);
}
