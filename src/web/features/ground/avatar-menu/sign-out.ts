import { signOutPath } from '#shared/routes/account-links.ts';
import { logWarning } from '#web/app/browser-log.ts';
import { pageXsrfToken } from '#web/app/graph/xsrf-token.ts';
import { forgetLastLogin } from '#web/features/identity/login-tracking/login-storage.ts';

/** Goes to the sign-out route with the session's token; without one it says so and stays (IDEN-9). */
export function signOut(): void {
  const xsrf = pageXsrfToken().known();
  if (xsrf === undefined) {
    logWarning('No xsrf token found.');
    return;
  }
  forgetLastLogin();
  location.assign(signOutPath(xsrf));
}
