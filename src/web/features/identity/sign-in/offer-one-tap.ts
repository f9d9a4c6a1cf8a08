import type { PageId } from '#shared/routes/page-layouts.ts';
import { readStartData } from '#web/app/start-errors.ts';

/** The home, post, user, sequence and collection home routes. */
const PAGES: ReadonlySet<string> = new Set<PageId>(['home', 'post', 'user-profile', 'sequence', 'publication-profile']);
const NOT_SMALL = '(min-width: 728px)';

type Hide = () => void;

/** Shows one card while pages want it: also where they come and go faster than its code. */
export function createOneTap(show: () => Promise<Hide | undefined>): (isWanted: boolean) => Promise<void> {
  let card: Promise<Hide | undefined> | undefined;
  /** Whether the page that was shown last wants the card: its code may come when another one stands there. */
  let isWantedNow = false;
  return async (isWanted) => {
    isWantedNow = isWanted;
    // It is an offer: without it the page has its other ways to sign in, and the next page offers again.
    if (isWanted) card ??= show().catch(() => undefined);
    const mine = card;
    const hide = await mine;
    if (card !== mine || (isWantedNow && hide !== undefined)) return;
    card = undefined;
    hide?.();
  };
}

const turnOneTap = createOneTap(async () => {
  const { showOneTap } = await import('./show-one-tap.tsx');
  return await showOneTap();
});

/**
 * Shows Google's one-tap card where it belongs, and takes it away elsewhere. Pages name the flag only where
 * Google is set up; nothing of Google's is loaded before the reader presses the button.
 */
export async function offerOneTap(page: string | undefined): Promise<void> {
  const { flags, session, client } = readStartData(window).preloadedState;
  await turnOneTap(
    page !== undefined &&
      PAGES.has(page) &&
      flags.includes('enable_google_sign_in') &&
      !session.isLoggedInCookie &&
      client.routingEntity.type === 'DEFAULT' &&
      matchMedia(NOT_SMALL).matches,
  );
}
