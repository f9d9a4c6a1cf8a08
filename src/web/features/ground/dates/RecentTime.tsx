import { useSyncExternalStore } from 'react';
import { formatDate } from './format-date.ts';
import { timeToday } from './time-today.ts';

const never = () => () => undefined;

/** When something happened: of today the time, by the clock of this browser, else the day, as the server draws it. */
export function RecentTime({ timestamp }: { readonly timestamp: number }) {
  const time = useSyncExternalStore(
    never,
    () => timeToday(timestamp),
    () => undefined,
  );
  return <time dateTime={new Date(timestamp).toISOString()}>{time ?? formatDate(timestamp)}</time>;
}
