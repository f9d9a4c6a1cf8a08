import { emptySnapshot, type Graph, type GraphSnapshot } from './graph-context.ts';
import { graphKey } from './graph-key.ts';

const loading: GraphSnapshot = { data: undefined, error: undefined, isLoading: true };

const refuse = () => Promise.reject(new Error('Nothing is asked while a page renders'));

/** The stand-in for the graph client while a page renders on the server: a map of answers (house, section 7). */
export function createServerGraph(answers: ReadonlyMap<string, unknown>): Graph {
  const snapshots = new Map<string, GraphSnapshot>();
  for (const [key, data] of answers) snapshots.set(key, { data, error: undefined, isLoading: false });
  return {
    keyOf: graphKey,
    read: (key, isSkipped) => snapshots.get(key) ?? (isSkipped ? emptySnapshot : loading),
    watch: () => () => undefined,
    refetch: () => undefined,
    load: refuse,
    mutate: refuse,
  };
}
