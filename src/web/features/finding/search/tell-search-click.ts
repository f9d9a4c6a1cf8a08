import { isBot } from '#shared/telemetry/is-bot.ts';
import type { Graph } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { SearchClickEventMutationDocument } from '#web/generated/SearchClickEventMutation.ts';

export type SearchClick = {
  readonly queryId: string | null | undefined;
  /** With its prefix. */
  readonly indexName: string;
  readonly objectId: string;
  /** From 1 on. */
  readonly position: number;
};

/** Tells which hit was followed (SEARCH-8); never of bots. Nobody waits for it, and nobody misses it. */
export async function tellSearchClick(graph: Graph, { queryId, indexName, objectId, position }: SearchClick) {
  if (!queryId || isBot(navigator.userAgent)) return;
  const variables = { queryId, indexName, objectIds: [objectId], positions: [position] };
  await sendChange(graph, SearchClickEventMutationDocument, variables);
}
