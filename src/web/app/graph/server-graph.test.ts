import { describe, expect, test } from 'vitest';
import { PublicationMenuQueryDocument as document } from '#web/generated/PublicationMenuQuery.ts';
import { createBrowserGraph } from './browser-graph.ts';
import { graphKey } from './graph-key.ts';
import { createServerGraph } from './server-graph.ts';
import { type GraphState, writeState } from './write-state.ts';

const variables = { domainOrSlug: 'harbour' };
const viewerEdge = { __typename: 'CollectionViewerEdge', id: 'edge', viewerStaffRole: 'OWNER' };
const data = { collectionByDomainOrSlug: { __typename: 'Collection', id: 'harbour', viewerEdge } };

const stateWith = (): GraphState => {
  const state: GraphState = { ROOT_QUERY: { __typename: 'Query' } };
  writeState(state, document, variables, data);
  return state;
};
const inBrowser = (state: GraphState) =>
  createBrowserGraph({ state, loadClient: () => Promise.reject(new Error('There is no client yet')) });

describe('CORE-1: the server and the first drawing of the browser read the same', () => {
  const states = [
    ['what the page carries for another document', stateWith()],
    ['nothing where a field is missing', { ROOT_QUERY: { __typename: 'Query' } }],
  ] as const;
  test.each(states)('%s', (_what, state) => {
    const server = createServerGraph(new Map(), state);
    const browser = inBrowser(state);
    const key = browser.keyOf(document, variables);
    expect(server.keyOf(document, variables)).toBe(key);
    for (const isSkipped of [false, true]) expect(server.read(key, isSkipped)).toEqual(browser.read(key, isSkipped));
    expect(server.read(key, true).data).toBeUndefined();
  });

  test('what was asked is read as it was answered, though the page does not carry it', () => {
    const key = graphKey(document, variables);
    const server = createServerGraph(new Map([[key, data]]), {});
    expect(server.read(server.keyOf(document, variables), false)).toEqual({ data, error: undefined, isLoading: false });
    expect(server.read(key, true).data).toBeUndefined();
  });
});
