import type { ApolloGraph } from './apollo-graph.ts';
import { type AnyDocument, emptySnapshot, type Graph, type GraphSnapshot } from './graph-context.ts';
import { graphKey } from './graph-key.ts';
import { readState } from './read-state.ts';
import type { GraphState } from './write-state.ts';

type Entry = {
  readonly document: AnyDocument;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly listeners: Set<() => void>;
  snapshot: GraphSnapshot;
  /** Stops following Apollo. */
  stop?: () => void;
};

export type BrowserGraphOptions = {
  /** `window.__APOLLO_STATE__`. */
  readonly state: Readonly<GraphState>;
  /** Fetches the graph client: a chunk of its own, loaded at the first need (house, section 7). */
  readonly loadClient: () => Promise<ApolloGraph>;
};

const loading: GraphSnapshot = { data: undefined, error: undefined, isLoading: true };

/** Whether an error came and nothing beside it. */
function isNothing({ data, error }: GraphSnapshot): boolean {
  if (error === undefined) return false;
  return typeof data !== 'object' || data === null || Object.values(data).every((value) => value === null);
}

/** The graph of the browser: the state of the page until something is missing or changes, then Apollo. */
export function createBrowserGraph({ state, loadClient }: BrowserGraphOptions): Graph {
  const entries = new Map<string, Entry>();
  let client: ApolloGraph | undefined;
  let coming: Promise<ApolloGraph> | undefined;

  function needClient(): Promise<ApolloGraph> {
    coming ??= loadClient().then((loaded) => {
      client = loaded;
      for (const entry of entries.values()) if (entry.listeners.size > 0) follow(entry, loaded);
      return loaded;
    });
    return coming;
  }

  function entryOf(document: AnyDocument, variables: Readonly<Record<string, unknown>>): [string, Entry] {
    const key = graphKey(document, variables);
    const known = entries.get(key);
    if (known !== undefined) return [key, known];
    const data = client?.read(document, variables) ?? readState(state, document, variables);
    const snapshot = data === undefined ? loading : { data, error: undefined, isLoading: false };
    const entry: Entry = { document, variables, listeners: new Set(), snapshot };
    entries.set(key, entry);
    return [key, entry];
  }

  /** Another answer may take a part of this one out of the cache: what stands there stays until it is back. */
  function show(entry: Entry, snapshot: GraphSnapshot): void {
    entry.snapshot = snapshot.isLoading ? { ...snapshot, data: snapshot.data ?? entry.snapshot.data } : snapshot;
    for (const listener of entry.listeners) listener();
  }

  function fail(entry: Entry, thrown: unknown): void {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    show(entry, { data: entry.snapshot.data, error, isLoading: false });
  }

  /** Following asks for what is missing: after an answer without anything that is for the person to ask. */
  function follow(entry: Entry, graph: ApolloGraph): void {
    if (entry.stop !== undefined || isNothing(entry.snapshot)) return;
    entry.stop = graph.watch(entry.document, entry.variables, (snapshot) => show(entry, snapshot));
  }

  /** What nobody looked at meanwhile did not follow: who comes back begins with what changes have made of it. */
  function refresh(entry: Entry): void {
    if (entry.stop !== undefined || entry.snapshot.error !== undefined) return;
    const data = client?.read(entry.document, entry.variables);
    if (data !== undefined) entry.snapshot = { data, error: undefined, isLoading: false };
  }

  async function askAgain(entry: Entry): Promise<void> {
    const graph = await needClient();
    show(entry, await graph.query(entry.document, entry.variables, true));
    if (entry.listeners.size > 0) follow(entry, graph);
  }

  return {
    keyOf: (document, variables) => entryOf(document, variables)[0],
    read: (key, isSkipped) => (isSkipped ? emptySnapshot : (entries.get(key)?.snapshot ?? emptySnapshot)),
    watch(key, onChange) {
      const entry = entries.get(key);
      if (entry === undefined) return () => undefined;
      entry.listeners.add(onChange);
      if (client !== undefined) follow(entry, client);
      else if (entry.snapshot.isLoading) needClient().catch((error: unknown) => fail(entry, error));
      return () => {
        entry.listeners.delete(onChange);
        if (entry.listeners.size > 0) return;
        entry.stop?.();
        entry.stop = undefined;
      };
    },
    refetch(key) {
      const entry = entries.get(key);
      if (entry === undefined) return;
      show(entry, { ...entry.snapshot, isLoading: true });
      askAgain(entry).catch((error: unknown) => fail(entry, error));
    },
    async load(document, variables) {
      const [, entry] = entryOf(document, variables);
      refresh(entry);
      const { snapshot } = entry;
      if (!snapshot.isLoading && snapshot.error === undefined) return snapshot;
      const graph = await needClient();
      entry.snapshot = await graph.query(entry.document, entry.variables, false);
      return entry.snapshot;
    },
    async mutate(document, options) {
      const graph = await needClient();
      return graph.mutate(document, options);
    },
  };
}
