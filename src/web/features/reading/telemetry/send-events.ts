import { type ClientEvent, clientEventRules } from '#shared/telemetry/client-event.ts';
import { pageXsrfToken, type XsrfToken } from '#web/app/graph/xsrf-token.ts';
import { readStartData, type StartData } from '#web/app/start-errors.ts';
import type { SendEvents } from './event-queue.ts';
import { graphBody, graphHeaders, hasSuccess } from './graph-request.ts';

const BATCH = '/_/batch';
const GRAPH_FLAG = 'enable_lite_gql_client_events';
/** The status of a refusal for want of the right token. */
const FORGED = 403;

export type SendMeans = {
  readonly start: StartData;
  readonly token: XsrfToken;
  readonly send?: typeof fetch;
  readonly isOnline: () => boolean;
  readonly now: () => number;
};

/**
 * Sends events by `POST /_/batch`, or through the graph where its flag is on and somebody is signed in. Success means that the server has them; whatever else happens means later.
 */
export function createSendEvents({ start, token, send = fetch, isOnline, now }: SendMeans): SendEvents {
  function post(address: string, body: string, given: Readonly<Record<string, string>>, keepalive: boolean) {
    const xsrf = token.known();
    const headers = { 'content-type': 'application/json', ...given, ...(xsrf && { 'x-xsrf-token': xsrf }) };
    return send(address, { method: 'POST', body, headers, credentials: 'same-origin', keepalive });
  }

  async function postAnew(address: string, body: string, headers: Readonly<Record<string, string>>) {
    const response = await post(address, body, headers, false);
    if (response.status !== FORGED) return response;
    // Somebody signed in or out in another window since the page was made.
    await token.renew();
    return await post(address, body, headers, false);
  }

  async function sendByGraph(events: readonly ClientEvent[]): Promise<boolean> {
    const young = events.filter(({ timestamp }) => timestamp >= now() - clientEventRules.oldestForGraph);
    if (young.length === 0) return true;
    const { graphqlUri, preloadedState } = start;
    const response = await postAnew(graphqlUri, graphBody(young), graphHeaders(preloadedState.config.version));
    return response.ok && hasSuccess(await response.json());
  }

  return async (events, { isLeaving }) => {
    if (!isOnline()) return false;
    try {
      if (isLeaving) return (await post(BATCH, JSON.stringify(events), {}, true)).ok;
      if (isGraphTheWay(start)) return await sendByGraph(events);
      return (await postAnew(BATCH, JSON.stringify(events), {})).ok;
    } catch {
      return false;
    }
  };
}

/** On a custom domain sessions may change little, and the graph refuses them. */
function isGraphTheWay({ preloadedState: { client, flags, session } }: StartData): boolean {
  return session.isLoggedInCookie && flags.includes(GRAPH_FLAG) && client.routingEntity.type === 'DEFAULT';
}

/** The page that is open. */
export function sendMeans(host: Window): SendMeans {
  return { start: readStartData(host), token: pageXsrfToken(), isOnline: () => host.navigator.onLine, now: Date.now };
}
