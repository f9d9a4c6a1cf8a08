import { type ClientEventData, withoutQuery } from '#shared/telemetry/client-event.ts';

/** Which part of the product speaks (the frontend app on the wire). */
const SERVICE = 'lite';
const MOST_SOURCE = 200;

/** What every event says of the page. Queries stay out of it: they may hold secrets. */
export function commonData(host: Window): ClientEventData {
  const { location, document, innerWidth } = host;
  return {
    service: SERVICE,
    location: withoutQuery(location.pathname),
    browserWidth: innerWidth,
    referrer: withoutQuery(document.referrer),
    referrerSource: (new URLSearchParams(location.search).get('source') ?? '').slice(0, MOST_SOURCE),
  };
}
