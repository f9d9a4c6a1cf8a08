import { use, useEffect } from 'react';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import type { TypedDocument } from '#web/app/graph/typed-document.ts';

/**
 * Asks a document again where one comes to its page by a navigation: it may stand in the cache from before what
 * one did since. What the server has just drawn is new.
 */
export function useNewest(document: TypedDocument<unknown, never>, variables: Readonly<Record<string, unknown>>): void {
  const graph = use(GraphContext);
  const key = graph.keyOf(document, variables);
  useEffect(() => {
    if (window.document.documentElement.dataset['hydrated'] === 'true') graph.refetch(key);
  }, [graph, key]);
}
