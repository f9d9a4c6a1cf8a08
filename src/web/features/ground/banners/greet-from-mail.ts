import { pageViewerId } from '#web/features/ground/viewer/page-viewer-id.ts';
import { alternateUserToast } from '#web/features/ground/toasts/account-toasts.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';

/**
 * Offers the account that a mail was sent to, where nobody is signed in or somebody else is (IDEN-14).
 * The id is public, so the address of a mail tells nobody anything.
 */
export async function greetFromMail(userId: string): Promise<void> {
  const viewerId = pageViewerId();
  if (viewerId === userId) return;
  await showToast(alternateUserToast(viewerId !== undefined, () => void signIn()));
}

async function signIn(): Promise<void> {
  const { openSignIn } = await import('#web/features/identity/sign-in/open-sign-in.ts');
  await openSignIn({ operation: 'login' });
}
