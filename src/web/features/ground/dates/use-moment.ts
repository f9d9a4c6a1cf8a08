import { useSyncExternalStore } from 'react';
import { formatMoment } from './format-moment.ts';

const never = () => () => undefined;
const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Writes moments by the clock of this browser; as the server draws them, by that of UTC, which they then say. */
export function useMoment(): (timestamp: number) => string {
  const zone = useSyncExternalStore(never, zoneHere, () => undefined);
  return (timestamp) => (zone === undefined ? `${formatMoment(timestamp, 'UTC')} UTC` : formatMoment(timestamp, zone));
}
