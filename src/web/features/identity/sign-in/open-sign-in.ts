import type { SignInConfig } from '#shared/identity/sign-in-config.ts';

/**
 * Opens the sign-in window over the page: for every prompt and every link. It comes with the first
 * need of it, and afterwards the reader is back on this page, unless `redirectTo` says otherwise.
 */
export async function openSignIn(config: Partial<SignInConfig> = {}): Promise<void> {
  const { showSignIn } = await import('./show-sign-in.tsx');
  showSignIn(config);
}
