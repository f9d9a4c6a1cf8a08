import type { PageId } from '#shared/routes/page-layouts.ts';
import { readStartData } from '#web/app/start-errors.ts';

/** The home, post, user, sequence and collection home routes (2§2.4). */
const PAGES: ReadonlySet<string> = new Set<PageId>(['home', 'post', 'user-profile', 'sequence', 'publication-profile']);
const NOT_SMALL = '(min-width: 728px)';

let hide: (() => void) | undefined;
/** Whether the page that was shown last wants the card: its code may come when another one stands there. */
let isWanted = false;

/**
 * Shows Google's one-tap card where it belongs, and takes it away elsewhere. Pages name the flag only where
 * Google is set up; nothing of Google's is loaded before the reader presses the button.
 */
export async function offerOneTap(page: string | undefined): Promise<void> {
  const { flags, session, client } = readStartData(window).preloadedState;
  isWanted =
    page !== undefined &&
    PAGES.has(page) &&
    flags.includes('enable_google_sign_in') &&
    !session.isLoggedInCookie &&
    client.routingEntity.type === 'DEFAULT' &&
    matchMedia(NOT_SMALL).matches;
  if (!isWanted) {
    hide?.();
    hide = undefined;
    return;
  }
  if (hide !== undefined) return;
  hide = () => undefined;
  try {
    const { showOneTap } = await import('./show-one-tap.tsx');
    const shown = await showOneTap();
    hide = isWanted ? shown : undefined;
    if (!isWanted) shown?.();
  } catch {
    // It is an offer: without it the page has its other ways to sign in, and the next page offers again.
    hide = undefined;
  }
}
