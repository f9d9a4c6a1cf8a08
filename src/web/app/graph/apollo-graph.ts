import { ApolloClient, InMemoryCache, type NormalizedCacheObject } from '@apollo/client/core';
import { answerTypes } from './answer-types.ts';
import { possibleTypes } from './cache-policy.ts';
import { createBatchLink, type LinkOptions } from './batch-link.ts';
import { SessionEnded } from './explain-failure.ts';
import type { AnyDocument, Graph, GraphSnapshot, MutationOptions } from './graph-context.ts';
import { isOfCode } from './refused-document.ts';
import { mergedTypes } from './merged-types.ts';
import type { ChangeVariables } from './send-change.ts';
import type { TypedDocument } from './typed-document.ts';
import type { GraphState } from './write-state.ts';
import { pageXsrfToken } from './xsrf-token.ts';

/** What stands behind the hooks once the graph client is loaded. */
export type ApolloGraph = {
  read(document: AnyDocument, variables: Readonly<Record<string, unknown>>): unknown;
  watch(
    document: AnyDocument,
    variables: Readonly<Record<string, unknown>>,
    onSnapshot: (snapshot: GraphSnapshot) => void,
  ): () => void;
  query(document: AnyDocument, variables: Readonly<Record<string, unknown>>, isForced: boolean): Promise<GraphSnapshot>;
  readonly mutate: Graph['mutate'];
};

/** The cache as the server's writer assumes it: the same possible types, the same merged ones. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: Object.fromEntries(
      Object.entries({ ...possibleTypes, ...answerTypes }).map(([name, types]) => [name, [...types]]),
    ),
    typePolicies: Object.fromEntries(mergedTypes.map((name) => [name, { merge: true }])),
  });
}

const isNothing = (data: unknown, error: unknown): boolean =>
  !data || (error !== undefined && Object.values(data).every((value) => value === null));

const optionsOf = (document: AnyDocument) =>
  ({ errorPolicy: 'all', context: { documentId: document.documentId } }) as const;

/** Apollo, primed with the state of the page. Partial data with errors is accepted. */
export function createApolloGraph(state: Readonly<GraphState>, options: Omit<LinkOptions, 'xsrf'>): ApolloGraph {
  const cache = createCache();
  cache.restore({ ...state } as NormalizedCacheObject);
  const xsrf = pageXsrfToken();
  const client = new ApolloClient({
    cache,
    // Taken here, so that the scripts that every page starts with need not hand it on.
    link: createBatchLink({ ...options, xsrf }),
  });
  return {
    read: (query, variables) => cache.readQuery({ query, variables }) ?? undefined,
    watch(query, variables, onSnapshot) {
      const observable = client.watchQuery({ query, variables, ...optionsOf(query) });
      const subscription = observable.subscribe(({ data, error, loading, dataState }) => {
        onSnapshot({ data: dataState === 'empty' ? undefined : data, error, isLoading: loading });
      });
      return () => subscription.unsubscribe();
    },
    async query(query, variables, isForced) {
      const fetchPolicy = isForced ? 'network-only' : 'cache-first';
      const { data, error } = await client.query({ query, variables, fetchPolicy, ...optionsOf(query) });
      return { data, error, isLoading: false };
    },
    async mutate<Data, Variables extends ChangeVariables>(
      mutation: TypedDocument<Data, Variables>,
      { variables, optimisticResponse }: MutationOptions<Data, Variables>,
    ) {
      const { data, error } = await client.mutate<Data, Variables>({
        mutation,
        variables,
        optimisticResponse,
        ...optionsOf(mutation),
      });
      // Part of an answer is an answer; none is what went wrong.
      if (data !== undefined && !isNothing(data, error)) return data;
      throw xsrf.isOfAnotherSession() && isOfCode(error, 'FORBIDDEN')
        ? new SessionEnded()
        : (error ?? new Error('There came no answer'));
    },
  };
}
