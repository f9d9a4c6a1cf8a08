import { ApolloClient, InMemoryCache } from '@apollo/client/core';
import { parse } from 'graphql';
import { expect, test, vi } from 'vitest';
import { NotFoundScreenQueryDocument as query } from '../../generated/NotFoundScreenQuery.ts';
import { createBatchLink } from './batch-link.ts';
import { createXsrfToken } from './xsrf-token.ts';

type Sent = { readonly init: RequestInit; readonly body: readonly Record<string, unknown>[] };

async function send(count: number, fixtures?: Record<string, unknown>): Promise<readonly Sent[]> {
  const sent: Sent[] = [];
  const answer = { data: { staffPicksFeed: null }, errors: [{ message: 'partly' }] };
  const link = createBatchLink({
    uri: 'http://site.example/_/graphql',
    version: '1.2.3',
    route: () => ({ name: 'ShowHome', path: '/é' }),
    fixtures,
    xsrf: createXsrfToken('token of the page'),
    fetch: async (_input, init = {}) => {
      const body = JSON.parse(typeof init.body === 'string' ? init.body : '') as Sent['body'];
      sent.push({ init, body });
      return new Response(JSON.stringify(body.map(() => answer)), { headers: { 'content-type': 'application/json' } });
    },
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link, queryDeduplication: false });
  const context = { documentId: query.documentId };
  const ask = () => client.query({ query, context, fetchPolicy: 'no-cache', errorPolicy: 'all' });
  const answers = await Promise.all(Array.from({ length: count }, ask));
  // Partial data with errors is accepted.
  for (const { data, error } of answers) expect([data, error?.message]).toEqual([answer.data, 'partly']);
  return sent;
}

test('CORE-2: at most 20 operations a request, by their hash, same-origin', async () => {
  const sent = await send(21);
  expect(sent.map(({ body }) => body.length)).toEqual([20, 1]);
  expect(sent[0]?.init.credentials).toBe('same-origin');
  expect(sent[0]?.body[0]).toMatchObject({
    operationName: 'NotFoundScreenQuery',
    extensions: { persistedQuery: { version: 1, sha256Hash: query.documentId } },
  });
});

test('CORE-2: headers say operation, frontend app and version, route name and path; fixtures when supplied', async () => {
  const headers = new Headers((await send(2))[0]?.init.headers);
  expect(headers.get('graphql-operation')).toBe('NotFoundScreenQuery,NotFoundScreenQuery');
  expect(headers.get('longhand-frontend-app')).toBe('lite/1.2.3');
  expect(headers.get('longhand-frontend-route')).toBe('ShowHome');
  expect(headers.get('longhand-frontend-path')).toBe('/%C3%A9');
  expect(headers.has('medium-enable-graphql-fixtures')).toBe(false);
  const withFixtures = new Headers((await send(1, { viewer: null }))[0]?.init.headers);
  expect(withFixtures.get('medium-enable-graphql-fixtures')).toBe('true');
  expect(withFixtures.get('medium-graphql-fixture-data')).toBe('{"viewer":null}');
});

test('CORE-2: what waits for others when the page goes away leaves with it', async () => {
  const page = new EventTarget();
  const sent: { readonly keepalive: boolean | undefined; readonly count: number }[] = [];
  const link = createBatchLink({
    uri: 'http://site.example/_/graphql',
    version: '1',
    route: () => ({ name: 'ShowHome', path: '/' }),
    page,
    xsrf: createXsrfToken('token of the page'),
    fetch: async (_input, { body, keepalive } = {}) => {
      const list = JSON.parse(typeof body === 'string' ? body : '') as readonly unknown[];
      sent.push({ keepalive, count: list.length });
      return Response.json(list.map(() => ({ data: { done: true } })));
    },
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const changes = [run(client), run(client)];
  // The token is known: they wait for nothing but one another.
  await new Promise<void>((resolve) => {
    setImmediate(resolve);
  });
  expect(sent).toEqual([]);
  page.dispatchEvent(new Event('pagehide'));
  expect(sent).toEqual([{ keepalive: true, count: 2 }]);
  expect(await Promise.all(changes)).toEqual([{ done: true }, { done: true }]);
});

test('a change leaves when those before it are answered, a question at once; a line that hangs holds none up for long', async () => {
  vi.useFakeTimers();
  try {
    const sent: string[] = [];
    const answers: (() => void)[] = [];
    const link = createBatchLink({
      uri: 'http://site.example/_/graphql',
      version: '1',
      route: () => ({ name: 'ShowHome', path: '/' }),
      xsrf: createXsrfToken('token of the page'),
      fetch: async (_input, { body } = {}) => {
        const list = JSON.parse(typeof body === 'string' ? body : '') as readonly { variables: { text?: string } }[];
        sent.push(list.map(({ variables }) => variables.text ?? 'question').join(' '));
        await new Promise<void>((resolve) => answers.push(resolve));
        return Response.json(list.map(() => ({ data: { done: true } })));
      },
    });
    const client = new ApolloClient({ cache: new InMemoryCache(), link });
    const ask = () => client.query({ query, context: { documentId: query.documentId }, fetchPolicy: 'no-cache' });
    const changes = [run(client, { text: 'save' })];
    await vi.advanceTimersByTimeAsync(100);
    changes.push(run(client, { text: 'unsave' }), run(client, { text: 'follow' }));
    const asked = ask().catch(() => undefined);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toEqual(['save', 'question']);
    answers[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual(['save', 'question', 'unsave follow']);
    changes.push(run(client, { text: 'clap' }));
    await vi.advanceTimersByTimeAsync(9_000);
    expect(sent.length).toBe(3);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent.at(-1)).toBe('clap');
    // What has hung for so long is waited for no more by whatever follows.
    answers.at(-1)?.();
    await vi.advanceTimersByTimeAsync(0);
    changes.push(run(client, { text: 'highlight' }));
    await vi.advanceTimersByTimeAsync(100);
    expect(sent.at(-1)).toBe('highlight');
    for (const answer of answers) answer();
    expect(await Promise.all(changes)).toEqual(changes.map(() => ({ done: true })));
    await asked;
  } finally {
    vi.useRealTimers();
  }
});

test('HOME-6: a change outlives the page that sent it, where a browser takes one of its size; what is only asked does not', async () => {
  const keptAlive: (boolean | undefined)[] = [];
  const link = createBatchLink({
    uri: 'http://site.example/_/graphql',
    version: '1',
    route: () => ({ name: 'ShowHome', path: '/' }),
    xsrf: createXsrfToken('token of the page'),
    fetch: async (_input, { keepalive } = {}) => {
      keptAlive.push(keepalive);
      return Response.json([{ data: { done: true } }]);
    },
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  await run(client);
  await run(client, { text: 'long '.repeat(4_000) });
  const asked = client.query({ query, context: { documentId: query.documentId }, fetchPolicy: 'no-cache' });
  await asked.catch(() => undefined);
  expect(keptAlive).toEqual([true, false, false]);
});

/** A link to a server that takes the token `right` and no other, and gives that one to who asks. */
function linkTo(tokenOfPage: string | null) {
  const sent: string[] = [];
  const serve: typeof fetch = async (input, init = {}) => {
    const token = new Headers(init.headers).get('x-xsrf-token');
    const body = typeof init.body === 'string' ? init.body : '';
    sent.push(`${typeof input === 'string' ? input : ''} ${token ?? 'without'}`);
    if (input === '/_/visitor') return Response.json({ xsrf: 'right' });
    const isForged = token !== 'right' && body.includes(change.documentId);
    if (isForged)
      return Response.json({ errors: [{ message: 'forged', extensions: { code: 'XSRF' } }] }, { status: 403 });
    return Response.json([{ data: { done: true } }]);
  };
  const link = createBatchLink({
    uri: '/_/graphql',
    version: '1',
    route: () => ({ name: 'ShowHome', path: '/' }),
    xsrf: createXsrfToken(tokenOfPage, serve),
    fetch: serve,
  });
  return { sent, client: new ApolloClient({ cache: new InMemoryCache(), link }) };
}

const change = {
  mutation: parse('mutation Change($text: String) { done(text: $text) }'),
  documentId: 'hash-of-change',
};
const run = async (client: ApolloClient, variables: Readonly<Record<string, unknown>> = {}) => {
  const { mutation, documentId } = change;
  return (await client.mutate({ mutation, variables, context: { documentId } })).data;
};

test('a change carries the token of the page, or the one that it asks for first', async () => {
  const signedIn = linkTo('right');
  expect(await run(signedIn.client)).toEqual({ done: true });
  expect(signedIn.sent).toEqual(['/_/graphql right']);
  const anybody = linkTo(null);
  expect(await run(anybody.client)).toEqual({ done: true });
  expect(anybody.sent).toEqual(['/_/visitor without', '/_/graphql right']);
});

test('after a refusal the token is asked for anew, and the change sent once more', async () => {
  const stale = linkTo('of a session that ended');
  expect(await run(stale.client)).toEqual({ done: true });
  expect(stale.sent).toEqual(['/_/graphql of a session that ended', '/_/visitor without', '/_/graphql right']);
});
