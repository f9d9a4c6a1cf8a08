import { createContext } from 'react';
import type { TypedDocument } from './typed-document.ts';

export type AnyDocument = TypedDocument<unknown, Record<string, unknown>>;

/** What `useQuery` shows of one document with one set of variables. The same object until it changes. */
export type GraphSnapshot = {
  readonly data: unknown;
  readonly error: Error | undefined;
  readonly isLoading: boolean;
};

/** What the hooks need of a graph: the server's result map, the page's state, or Apollo behind it. */
export type Graph = {
  /** Remembers the document and its variables under a key of its own. */
  keyOf(document: TypedDocument<unknown, never>, variables: Readonly<Record<string, unknown>>): string;
  read(key: string, isSkipped: boolean): GraphSnapshot;
  watch(key: string, onChange: () => void): () => void;
  refetch(key: string): void;
  /** Resolves when the answer is there; used by preloading and by navigation. */
  load(document: TypedDocument<unknown, never>, variables: Readonly<Record<string, unknown>>): Promise<GraphSnapshot>;
  /** Answers what the document asks, or throws: call it by `sendChange`. */
  mutate<Data, Variables extends Readonly<Record<string, unknown>>>(
    document: TypedDocument<Data, Variables>,
    options: MutationOptions<Data, Variables>,
  ): Promise<Data>;
};

export type MutationOptions<Data, Variables> = {
  readonly variables: Variables;
  /** The answer to assume until the real one comes. */
  readonly optimisticResponse?: Data | undefined;
};

export const emptySnapshot: GraphSnapshot = { data: undefined, error: undefined, isLoading: false };

const noGraph: Graph = {
  keyOf: () => '',
  read: () => emptySnapshot,
  watch: () => () => undefined,
  refetch: () => undefined,
  load: () => Promise.reject(new Error('No graph around this component')),
  mutate: () => Promise.reject(new Error('No graph around this component')),
};

export const GraphContext = createContext<Graph>(noGraph);
