import { createStoredJson, type StoredJson, storageKey } from '#shared/storage/stored-json.ts';
import { openTextStorage } from '#shared/storage/text-storage.ts';
import { logQuietly, logWarning } from '#web/app/browser-log.ts';
import { currentRoute, watchRoute } from '#web/app/router/current-route.ts';

/** Of a hundred sessions. */
const ALL = 100;
const FEW = 1;
const EVERYBODY_FLAG = 'enable_track_user_interactions';

/** The place of this session among a hundred; null until it has one. */
const openPlace = (): StoredJson<number | null> =>
  createStoredJson<number | null>({
    storage: openTextStorage(() => sessionStorage),
    key: storageKey('viewSample'),
    fallback: null,
    parse: (json) => (typeof json === 'number' && json >= 0 && json < ALL ? json : null),
    warn: logWarning,
  });

/**
 * Whether the views of this session are told: chance decides at its first page and never who somebody is, all of them
 * with the flag and one session in a hundred without it (rule 246).
 */
export function isSampled(
  flags: readonly string[],
  stored: StoredJson<number | null>,
  chance: () => number = Math.random,
): boolean {
  const kept = stored.read();
  const place = kept ?? Math.floor(chance() * ALL);
  if (kept === null) stored.write(place);
  return place < (flags.includes(EVERYBODY_FLAG) ? ALL : FEW);
}

type ViewMeans = {
  readonly flags: readonly string[];
  readonly isLoggedIn: boolean;
  /** Whether the viewer is a member; asked in sessions that are told of alone. */
  readonly readMembership: () => Promise<boolean>;
};

/** Tells of each view by the name of its route, in sessions that are sampled; whose it is, the session says. */
export function watchViews({ flags, isLoggedIn, readMembership }: ViewMeans): void {
  if (!isSampled(flags, openPlace())) return;
  const tell = async (routeName: string, loadedFor: number | null): Promise<void> => {
    logQuietly('info', `view ${routeName}`);
    const [{ trackEvent }, isMember] = await Promise.all([import('./track-event.ts'), readMembership()]);
    trackEvent('view', { routeName, isLoggedIn, isMember, loadedFor });
  };
  void tell(currentRoute().name, Math.round(performance.now()));
  watchRoute((routeName) => void tell(routeName, null));
}
