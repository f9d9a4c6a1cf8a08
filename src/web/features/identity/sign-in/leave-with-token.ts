import type { SusiEntry, SusiOperation } from '#shared/identity/sign-in-config.ts';
import { endpointPath } from './endpoint-path.ts';

/**
 * Takes the browser to where sessions begin, in place of the window that was open: Back then leads
 * to the page before it.
 */
export function leaveWithToken(
  token: string,
  about: { readonly operation: SusiOperation; readonly susiEntry: SusiEntry | undefined },
): void {
  location.replace(endpointPath('CompleteAuth', { token, state: 'medium', ...about }));
}
