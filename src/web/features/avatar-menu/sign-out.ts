import { signOutPath } from '#shared/routes/account-links.ts';
import { logWarning } from '#web/app/browser-log.ts';
import { readStartData } from '#web/app/start-errors.ts';
import { forgetLastLogin } from '#web/features/login-tracking/login-storage.ts';

/** Goes to the sign-out route with the session's token; without one it says so and stays (1§7, IDEN-9). */
export function signOut(): void {
  const { xsrf } = readStartData(window).preloadedState.session;
  if (xsrf === null) {
    logWarning('No xsrf token found.');
    return;
  }
  forgetLastLogin();
  location.assign(signOutPath(xsrf));
}
