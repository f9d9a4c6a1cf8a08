import { use, useCallback, useState } from 'react';
import { GraphContext } from './graph-context.ts';
import type { TypedDocument } from './typed-document.ts';

export type MutationState = { readonly isRunning: boolean; readonly error: Error | undefined };

/**
 * A change through the graph: `[run, state]`. The first run loads the graph client. `run` resolves
 * with the answer, or throws when it did not arrive; errors a person can cause are in the answer.
 */
export function useMutation<Data, Variables extends Readonly<Record<string, unknown>>>(
  document: TypedDocument<Data, Variables>,
): readonly [
  (variables: Variables, optimisticResponse?: Readonly<Record<string, unknown>>) => Promise<Data>,
  MutationState,
] {
  const graph = use(GraphContext);
  const [state, setState] = useState<MutationState>({ isRunning: false, error: undefined });
  const run = useCallback(
    async (variables: Variables, optimisticResponse?: Readonly<Record<string, unknown>>) => {
      setState({ isRunning: true, error: undefined });
      try {
        const answer = await graph.mutate(document, { variables, optimisticResponse });
        setState({ isRunning: false, error: undefined });
        return answer as Data;
      } catch (thrown) {
        const error = thrown instanceof Error ? thrown : new Error(String(thrown));
        setState({ isRunning: false, error });
        throw error;
      }
    },
    [graph, document],
  );
  return [run, state];
}
