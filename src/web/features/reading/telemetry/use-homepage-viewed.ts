import { useEffect } from 'react';
import { readStartData } from '#web/app/start-errors.ts';

/**
 * Tells once for each view that the landing page was seen signed out. It runs once the page is
 * alive, which is at the first intent or idleness, and fetches only then what tells it.
 */
export function useHomepageViewed(): void {
  useEffect(() => {
    if (readStartData(window).preloadedState.session.isLoggedInCookie) return;
    void import('./track-event.ts').then(({ trackEvent }) => trackEvent('homepage.viewed'));
  }, []);
}
