import { useSyncExternalStore } from 'react';
import { ownTimeZone, wallTimeOf } from '#web/features/stories/publishing/zoned-time.ts';

const never = () => () => undefined;
/** Whoever leaves a window open overnight finds the new day when they come back to it. */
const watchFocus = (onChange: () => void) => {
  window.addEventListener('focus', onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    window.removeEventListener('focus', onChange);
    document.removeEventListener('visibilitychange', onChange);
  };
};
const todayHere = () => wallTimeOf(Date.now(), ownTimeZone()).date;

/** The time zone of this browser and the day that it is there; undefined as the server draws. */
export function useZone(): { readonly zone: string | undefined; readonly today: string | undefined } {
  const zone = useSyncExternalStore(never, ownTimeZone, () => undefined);
  const today = useSyncExternalStore(watchFocus, todayHere, () => undefined);
  return { zone, today };
}
