import { type AccountLockout, accountLockoutToast } from '#web/features/ground/toasts/account-toasts.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { raiseToasts } from './raise-toasts.ts';

let told: string | undefined;

/** Until when nobody comes in this way: it stays when the window is closed (rule 127). */
export async function tellLockout(lockout: AccountLockout): Promise<void> {
  // Every further try meets the same lock.
  const lock = `${lockout.errorType} ${lockout.lockedOutUntil}`;
  if (told === lock) return;
  told = lock;
  raiseToasts();
  await showToast(accountLockoutToast(lockout));
}
