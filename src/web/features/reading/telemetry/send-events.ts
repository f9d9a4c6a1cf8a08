import { type ClientEvent, clientEventRules } from '#shared/telemetry/client-event.ts';
import { sendGuarded, xsrfHeaders } from '#web/app/graph/guarded-request.ts';
import { pageXsrfToken, type XsrfToken } from '#web/app/graph/xsrf-token.ts';
import { readStartData, type StartData } from '#web/app/start-errors.ts';
import type { SendEvents } from './event-queue.ts';
import { graphBody, graphHeaders, hasSuccess } from './graph-request.ts';

const BATCH = '/_/batch';
/** Milliseconds. */
const LONGEST = 30_000;
const GRAPH_FLAG = 'enable_lite_gql_client_events';

export type SendMeans = {
  readonly start: StartData;
  readonly token: XsrfToken;
  readonly send?: typeof fetch;
  readonly isOnline: () => boolean;
  readonly now: () => number;
};

/**
 * Sends events by `POST /_/batch`, with the token where the page has one: a reader who is signed out and has changed
 * nothing has none, and gets no cookie only to be counted. Or through the graph where its flag is on and somebody is signed in. Success means that the server has them; whatever else happens means later.
 */
export function createSendEvents({ start, token, send = fetch, isOnline, now }: SendMeans): SendEvents {
  function post(address: string, body: string, given: Readonly<Record<string, string>>, keepalive: boolean) {
    const headers = { 'content-type': 'application/json', ...given };
    // A server that never answers would hold back everything that comes later.
    const signal = AbortSignal.timeout(LONGEST);
    return send(address, { method: 'POST', body, headers, credentials: 'same-origin', keepalive, signal });
  }

  const postAnew = (address: string, body: string, given: Readonly<Record<string, string>>) =>
    sendGuarded(token, (guard) => post(address, body, { ...given, ...guard }, false));

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
      if (isLeaving) return (await post(BATCH, JSON.stringify(events), xsrfHeaders(token), true)).ok;
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
