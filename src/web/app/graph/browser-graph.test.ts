import { expect, test } from 'vitest';
import { ViewerQueryDocument } from '#web/generated/ViewerQuery.ts';
import type { ApolloGraph } from './apollo-graph.ts';
import { createBrowserGraph } from './browser-graph.ts';
import type { GraphSnapshot } from './graph-context.ts';

test('CORE-1: what stands there stays while part of it is asked for again', async () => {
  let tell: (snapshot: GraphSnapshot) => void = () => undefined;
  const client: ApolloGraph = {
    read: () => undefined,
    watch: (_document, _variables, onSnapshot) => {
      tell = onSnapshot;
      return () => undefined;
    },
    query: () => Promise.reject(new Error('Nobody asks')),
    mutate: () => Promise.reject(new Error('Nobody changes')),
  };
  const graph = createBrowserGraph({ state: {}, loadClient: () => Promise.resolve(client) });
  const key = graph.keyOf(ViewerQueryDocument, {});
  const seen: GraphSnapshot[] = [];
  graph.watch(key, () => seen.push(graph.read(key, false)));
  await new Promise(setImmediate);
  tell({ data: { viewer: 'ada' }, error: undefined, isLoading: false });
  // Another answer took a part of it out of the cache.
  tell({ data: undefined, error: undefined, isLoading: true });
  tell({ data: { viewer: 'ada, anew' }, error: undefined, isLoading: false });
  tell({ data: undefined, error: new Error('It is gone'), isLoading: false });
  expect(seen.map(({ data }) => data)).toEqual([
    { viewer: 'ada' },
    { viewer: 'ada' },
    { viewer: 'ada, anew' },
    undefined,
  ]);
});
