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

test('CORE-1: an answer of which nothing came is asked for again by the person, not by the page', async () => {
  const answers: GraphSnapshot[] = [
    { data: { viewer: null }, error: new Error('It broke'), isLoading: false },
    { data: { viewer: 'ada' }, error: undefined, isLoading: false },
  ];
  let watched = 0;
  const client: ApolloGraph = {
    read: () => undefined,
    watch: () => {
      watched += 1;
      return () => undefined;
    },
    query: () => Promise.resolve(answers.shift() ?? { data: undefined, error: undefined, isLoading: false }),
    mutate: () => Promise.reject(new Error('Nobody changes')),
  };
  const graph = createBrowserGraph({ state: {}, loadClient: () => Promise.resolve(client) });
  await graph.load(ViewerQueryDocument, {});
  const key = graph.keyOf(ViewerQueryDocument, {});
  graph.watch(key, () => undefined);
  expect([watched, answers.length]).toEqual([0, 1]);
  graph.refetch(key);
  await new Promise(setImmediate);
  expect(graph.read(key, false).data).toEqual({ viewer: 'ada' });
  expect(watched, 'what came is followed again').toBe(1);
});

test('CORE-1: who comes back to a page begins with what changes have made of it meanwhile', async () => {
  let kept: unknown = { viewer: 'ada' };
  const client: ApolloGraph = {
    read: () => kept,
    watch: () => () => undefined,
    query: () => Promise.resolve({ data: kept, error: undefined, isLoading: false }),
    mutate: () => Promise.reject(new Error('Nobody changes')),
  };
  const graph = createBrowserGraph({ state: {}, loadClient: () => Promise.resolve(client) });
  await graph.load(ViewerQueryDocument, {});
  const leave = graph.watch(graph.keyOf(ViewerQueryDocument, {}), () => undefined);
  leave();
  kept = { viewer: 'ada, renamed' };
  expect(await graph.load(ViewerQueryDocument, {})).toMatchObject({ data: { viewer: 'ada, renamed' } });
  // A part of it went out of the cache: what stood there stays until it is asked for.
  kept = undefined;
  expect(await graph.load(ViewerQueryDocument, {})).toMatchObject({ data: { viewer: 'ada, renamed' } });
});
