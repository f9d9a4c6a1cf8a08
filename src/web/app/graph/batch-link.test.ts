import { ApolloClient, InMemoryCache } from '@apollo/client/core';
import { expect, test } from 'vitest';
import { NotFoundScreenQueryDocument as query } from '../../generated/NotFoundScreenQuery.ts';
import { createBatchLink } from './batch-link.ts';

type Sent = { readonly init: RequestInit; readonly body: readonly Record<string, unknown>[] };

async function send(count: number, fixtures?: Record<string, unknown>): Promise<readonly Sent[]> {
  const sent: Sent[] = [];
  const answer = { data: { staffPicksFeed: null }, errors: [{ message: 'partly' }] };
  const link = createBatchLink({
    uri: 'http://site.example/_/graphql',
    version: '1.2.3',
    route: () => ({ name: 'ShowHome', path: '/é' }),
    fixtures,
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
