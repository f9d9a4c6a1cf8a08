import { use, useCallback, useSyncExternalStore } from 'react';
import { GraphContext } from './graph-context.ts';
import type { TypedDocument } from './typed-document.ts';

export type QueryState<Data> = {
  /** Undefined until the first answer. Partial where `error` is there too. */
  readonly data: Data | undefined;
  readonly error: Error | undefined;
  readonly isLoading: boolean;
  /** Asks again, past the cache. */
  readonly refetch: () => void;
};

export type QueryOptions<Variables> = {
  readonly variables?: Variables;
  /** True asks nothing, as for a menu that is still closed. */
  readonly isSkipped?: boolean;
};

/**
 * The answer to a document. On the server and at hydration it comes from what the page carries; a
 * document that is not there loads the graph client and asks (house, section 7).
 */
export function useQuery<Data, Variables extends Readonly<Record<string, unknown>>>(
  document: TypedDocument<Data, Variables>,
  options: QueryOptions<Variables> = {},
): QueryState<Data> {
  const graph = use(GraphContext);
  const variables = options.variables ?? {};
  const key = graph.keyOf(document, variables);
  const isSkipped = options.isSkipped === true;
  const subscribe = useCallback(
    (onChange: () => void) => (isSkipped ? () => undefined : graph.watch(key, onChange)),
    [graph, key, isSkipped],
  );
  const read = () => graph.read(key, isSkipped);
  const state = useSyncExternalStore(subscribe, read, read);
  return {
    // The graph answers by the document of the key, whose type is Data.
    data: state.data as Data | undefined,
    error: state.error,
    isLoading: state.isLoading,
    refetch: () => graph.refetch(key),
  };
}
