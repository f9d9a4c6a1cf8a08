import { createXsrfToken } from '#web/app/graph/xsrf-token.ts';
import { readStartData } from '#web/app/start-errors.ts';
import type { SendEvents } from './event-queue.ts';

const ADDRESS = '/_/batch';
/** The status of a refusal for want of the right token. */
const FORGED = 403;

/** Sends events by `POST /_/batch` (2§7.6): an ok status means success, whatever else happens means later. */
export function createSendEvents(host: Window): SendEvents {
  const { session } = readStartData(host).preloadedState;
  const token = createXsrfToken(session.xsrf);

  function post(body: string, isLeaving: boolean): Promise<Response> {
    const xsrf = token.known();
    const headers = { 'content-type': 'application/json', ...(xsrf === undefined ? {} : { 'x-xsrf-token': xsrf }) };
    return fetch(ADDRESS, { method: 'POST', body, headers, credentials: 'same-origin', keepalive: isLeaving });
  }

  return async (events, { isLeaving }) => {
    if (!navigator.onLine) return false;
    try {
      const body = JSON.stringify(events);
      const response = await post(body, isLeaving);
      if (response.status !== FORGED || isLeaving) return response.ok;
      // Somebody signed in or out in another window since the page was made.
      token.forget();
      await token.get();
      return (await post(body, isLeaving)).ok;
    } catch {
      return false;
    }
  };
}
