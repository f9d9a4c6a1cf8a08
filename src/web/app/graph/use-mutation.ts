import { use, useCallback, useState } from 'react';
import { GraphContext } from './graph-context.ts';
import type { TypedDocument } from './typed-document.ts';

/** What came of a change: one of both, never thrown. What a person can cause stands in the data. */
export type MutationAnswer<Data> =
  | { readonly data: Data; readonly error: undefined }
  | { readonly data: undefined; readonly error: Error };

export type MutationState<Data> = {
  readonly isRunning: boolean;
  readonly data: Data | undefined;
  readonly error: Error | undefined;
};

type Run<Data, Variables> = (
  variables: Variables,
  /** The answer to assume until the real one comes. */
  optimisticResponse?: Readonly<Record<string, unknown>>,
) => Promise<MutationAnswer<Data>>;

/** A change through the graph: `[run, state]`. The first run loads the graph client. */
export function useMutation<Data, Variables extends Readonly<Record<string, unknown>>>(
  document: TypedDocument<Data, Variables>,
): readonly [Run<Data, Variables>, MutationState<Data>] {
  const graph = use(GraphContext);
  const [state, setState] = useState<MutationState<Data>>({ isRunning: false, data: undefined, error: undefined });
  const run = useCallback<Run<Data, Variables>>(
    async (variables, optimisticResponse) => {
      setState({ isRunning: true, data: undefined, error: undefined });
      const answer = await graph.mutate(document, { variables, optimisticResponse }).then(
        // The graph answers by the document, whose type is Data.
        (data): MutationAnswer<Data> => ({ data: data as Data, error: undefined }),
        (thrown: unknown): MutationAnswer<Data> => ({ data: undefined, error: errorOf(thrown) }),
      );
      setState({ ...answer, isRunning: false });
      return answer;
    },
    [graph, document],
  );
  return [run, state];
}

function errorOf(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
