import { expect, test } from 'vitest';
import { createSearchCache, isToSend, nextEntry } from './search-cache.ts';

test('SEARCH-9: loading keeps previous data, success stores, an error clears', () => {
  expect(nextEntry(undefined, { kind: 'sent' })).toEqual({ status: 'loading', data: undefined });
  expect(nextEntry({ status: 'success', data: 1 }, { kind: 'sent' })).toEqual({ status: 'loading', data: 1 });
  expect(nextEntry({ status: 'error', data: undefined }, { kind: 'sent' }).data).toBeUndefined();
  expect(nextEntry({ status: 'loading', data: 1 }, { kind: 'answered', data: 2 })).toEqual({
    status: 'success',
    data: 2,
  });
  expect(nextEntry({ status: 'loading', data: 1 }, { kind: 'failed' })).toEqual({ status: 'error', data: undefined });
});

test('SEARCH-9: sent only when not loading, in error or successful', () => {
  expect(isToSend(undefined)).toBe(true);
  expect(isToSend({ status: 'loading', data: undefined })).toBe(false);
  expect(isToSend({ status: 'error', data: undefined })).toBe(false);
  expect(isToSend({ status: 'success', data: 1 })).toBe(false);
});

/** A server that answers when it is told. */
function slowServer() {
  const asked: string[] = [];
  const waiting = new Map<string, PromiseWithResolvers<string>>();
  const send = (query: string) => {
    asked.push(query);
    const answer = Promise.withResolvers<string>();
    waiting.set(query, answer);
    return answer.promise;
  };
  const settle = async (query: string, isUp = true) => {
    if (isUp) waiting.get(query)?.resolve(`hits of ${query}`);
    else waiting.get(query)?.reject(new Error('down'));
    await new Promise(setImmediate);
  };
  return { asked, send, settle };
}

test('SEARCH-9: each query is asked once, answers keep to their query, and a failure stays until somebody asks again', async () => {
  const server = slowServer();
  const cache = createSearchCache(server.send);
  let changes = 0;
  const stop = cache.watch(() => (changes += 1));
  for (const query of ['ti', 'tide', 'ti']) cache.ask(query);
  expect(server.asked).toEqual(['ti', 'tide']);
  await server.settle('tide');
  await server.settle('ti', false);
  expect(cache.read('tide')).toEqual({ status: 'success', data: 'hits of tide' });
  expect(cache.read('ti')).toEqual({ status: 'error', data: undefined });
  cache.ask('ti');
  cache.ask('tide');
  expect(server.asked).toHaveLength(2);
  cache.askAgain('ti');
  await server.settle('ti');
  expect(cache.read('ti')?.data).toBe('hits of ti');
  expect(changes).toBe(6);
  stop();
  cache.askAgain('tide');
  expect([cache.read('tide'), changes]).toEqual([{ status: 'loading', data: 'hits of tide' }, 6]);
});

test('SEARCH-9: the oldest queries are forgotten', () => {
  const cache = createSearchCache(slowServer().send, 2);
  for (const query of ['a', 'b', 'c']) cache.ask(query);
  expect([cache.read('a'), cache.read('b')?.status, cache.read('c')?.status]).toEqual([
    undefined,
    'loading',
    'loading',
  ]);
});
