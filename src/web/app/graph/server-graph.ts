import { emptySnapshot, type Graph, type GraphSnapshot } from './graph-context.ts';
import { graphKey } from './graph-key.ts';
import { readState } from './read-state.ts';
import type { GraphState } from './write-state.ts';

const loading: GraphSnapshot = { data: undefined, error: undefined, isLoading: true };

const refuse = () => Promise.reject(new Error('Nothing is asked while a page renders'));

/**
 * The stand-in for the graph client while a page renders on the server: a map of answers (house, section 7). A document
 * that nobody asked is read from the state that the page carries, as the browser does: both then draw the same.
 */
export function createServerGraph(answers: ReadonlyMap<string, unknown>, state: Readonly<GraphState>): Graph {
  const snapshots = new Map<string, GraphSnapshot>();
  for (const [key, data] of answers) snapshots.set(key, { data, error: undefined, isLoading: false });
  return {
    keyOf: (document, variables) => {
      const key = graphKey(document, variables);
      if (snapshots.has(key)) return key;
      const data = readState(state, document, variables);
      snapshots.set(key, data === undefined ? loading : { data, error: undefined, isLoading: false });
      return key;
    },
    read: (key, isSkipped) => (isSkipped ? emptySnapshot : (snapshots.get(key) ?? loading)),
    watch: () => () => undefined,
    refetch: () => undefined,
    load: refuse,
    mutate: refuse,
  };
}
