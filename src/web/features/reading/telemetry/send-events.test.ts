import { expect, test } from 'vitest';
import type { ClientEvent } from '#shared/telemetry/client-event.ts';
import { createXsrfToken } from '#web/app/graph/xsrf-token.ts';
import type { StartData } from '#web/app/start-errors.ts';
import { createSendEvents } from './send-events.ts';

const NOW = 1_795_262_400_000;
const DAY = 86_400_000;
const event = (age: number): ClientEvent => ({
  key: 'homepage.viewed',
  data: {},
  type: 'event',
  eventId: `event-${age}`,
  timestamp: NOW - age,
});

type Asked = { readonly address: string; readonly init: RequestInit };
type Page = { readonly isSignedIn?: boolean; readonly flags?: readonly string[]; readonly isOnMainSite?: boolean };

/** A page with its server, which gives the answers in turn and the last one for ever. */
function world(answers: readonly (() => Response)[], page: Page = {}, isOnline = true) {
  const { isSignedIn = false, flags = ['enable_lite_gql_client_events'], isOnMainSite = true } = page;
  const asked: Asked[] = [];
  const send: typeof fetch = (address, init = {}) => {
    asked.push({ address: address instanceof Request ? address.url : String(address), init });
    return Promise.resolve((answers[asked.length - 1] ?? answers.at(-1) ?? Response.error)());
  };
  const preloadedState = {
    config: { version: '1.2.3' },
    client: { routingEntity: { type: isOnMainSite ? 'DEFAULT' : 'COLLECTION' } },
    flags,
    session: { xsrf: isSignedIn ? 'of the page' : null, isLoggedInCookie: isSignedIn },
  };
  const start = { preloadedState, graphqlUri: '/_/graphql', apolloState: {} } as unknown as StartData;
  const token = createXsrfToken(preloadedState.session.xsrf, send);
  return { asked, sendEvents: createSendEvents({ start, token, send, isOnline: () => isOnline, now: () => NOW }) };
}

const taken = () => new Response(null, { status: 204 });
const answer =
  (data: unknown, status = 200) =>
  () =>
    Response.json(data, { status });
const success = answer({ data: { logClientEvents: { success: true } } });
const staying = { isLeaving: false };
const leaving = { isLeaving: true };
const sentTo = (asked: readonly Asked[]) => asked.map(({ address }) => address);
const headerOf = (asked: Asked | undefined, name: string) => new Headers(asked?.init.headers).get(name);

test('CORE-7: signed out they go to /_/batch as a JSON array, without a token and without asking for a cookie', async () => {
  const { asked, sendEvents } = world([taken]);
  expect(await sendEvents([event(0), event(9 * DAY)], staying)).toBe(true);
  expect(sentTo(asked)).toEqual(['/_/batch']);
  expect(asked[0]?.init).toMatchObject({ method: 'POST', credentials: 'same-origin', keepalive: false });
  expect(asked[0]?.init.body).toBe(JSON.stringify([event(0), event(9 * DAY)]));
  expect(headerOf(asked[0], 'x-xsrf-token')).toBeNull();
});

test('CORE-7: signed in they go through the graph with the token, but those older than two days', async () => {
  const { asked, sendEvents } = world([success], { isSignedIn: true });
  expect(await sendEvents([event(2 * DAY + 1), event(2 * DAY), event(0)], staying)).toBe(true);
  expect(sentTo(asked)).toEqual(['/_/graphql']);
  const sent = asked[0]?.init.body;
  if (typeof sent !== 'string') throw new TypeError('no text');
  const body = JSON.parse(sent) as { readonly variables: { readonly payload: string } };
  expect(JSON.parse(body.variables.payload)).toEqual([event(2 * DAY), event(0)]);
  expect(body).toMatchObject({ operationName: 'LogClientEvents', extensions: { persistedQuery: { version: 1 } } });
  expect(headerOf(asked[0], 'x-xsrf-token')).toBe('of the page');
  expect(headerOf(asked[0], 'longhand-frontend-app')).toBe('lite/1.2.3');
});

test('CORE-7: where all are too old for the graph, nothing is sent and nothing kept', async () => {
  const { asked, sendEvents } = world([success], { isSignedIn: true });
  expect(await sendEvents([event(3 * DAY)], staying)).toBe(true);
  expect(asked).toEqual([]);
});

test.each([
  ['the flag is off', { isSignedIn: true, flags: [] }],
  ['the page is on a custom domain', { isSignedIn: true, isOnMainSite: false }],
])('CORE-7: signed in, they go to /_/batch with the token where %s', async (_what, page) => {
  const { asked, sendEvents } = world([taken], page);
  expect(await sendEvents([event(0)], staying)).toBe(true);
  expect([sentTo(asked), headerOf(asked[0], 'x-xsrf-token')]).toEqual([['/_/batch'], 'of the page']);
});

test('CORE-7: leaving the page they outlive it by keepalive', async () => {
  const { asked, sendEvents } = world([taken], { isSignedIn: true });
  expect(await sendEvents([event(0)], leaving)).toBe(true);
  expect(asked[0]).toMatchObject({ address: '/_/batch', init: { keepalive: true } });
  expect(headerOf(asked[0], 'x-xsrf-token')).toBe('of the page');
});

test('a token that is refused is asked for once, and a second refusal means later', async () => {
  const refused = answer({}, 403);
  const { asked, sendEvents } = world([refused, answer({ xsrf: 'another' }), taken]);
  expect(await sendEvents([event(0)], staying)).toBe(true);
  expect(sentTo(asked)).toEqual(['/_/batch', '/_/visitor', '/_/batch']);
  expect(headerOf(asked[2], 'x-xsrf-token')).toBe('another');
  const again = world([refused, answer({ xsrf: 'another' }), refused]);
  expect(await again.sendEvents([event(0)], staying)).toBe(false);
  expect(again.asked).toHaveLength(3);
});

test('CORE-7: every failure is swallowed and means later', async () => {
  const failures: readonly (() => Response)[] = [
    answer({}, 429),
    answer({}, 500),
    answer({}, 503),
    () => {
      throw new TypeError('Failed to fetch');
    },
  ];
  for (const failure of failures) {
    expect(await world([failure]).sendEvents([event(0)], staying)).toBe(false);
    expect(await world([failure]).sendEvents([event(0)], leaving)).toBe(false);
    expect(await world([failure], { isSignedIn: true }).sendEvents([event(0)], staying)).toBe(false);
  }
  for (const told of [null, {}, { data: null, errors: [] }, { data: { logClientEvents: { success: false } } }]) {
    expect(await world([answer(told)], { isSignedIn: true }).sendEvents([event(0)], staying)).toBe(false);
  }
  const offline = world([taken], {}, false);
  expect([await offline.sendEvents([event(0)], staying), offline.asked]).toEqual([false, []]);
});
