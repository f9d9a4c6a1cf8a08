import { use, useEffect } from 'react';
import { type Graph, GraphContext } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { FeedChipsQueryDocument } from '#web/generated/FeedChipsQuery.ts';
import { ViewFollowedEntityDocument } from '#web/generated/ViewFollowedEntity.ts';

/** Notes that the viewer looks at the stories of somebody whom they follow: the dot of what is new goes. */
export function useViewEntity(userId: string | undefined, entityId: string | undefined): void {
  const graph = use(GraphContext);
  useEffect(() => {
    if (userId !== undefined && entityId !== undefined) void tell(graph, userId, entityId);
  }, [graph, userId, entityId]);
}

async function tell(graph: Graph, userId: string, feedId: string): Promise<void> {
  const { failure } = await sendChange(graph, ViewFollowedEntityDocument, { userId, feedId });
  // Where it fails the dot stays until the next visit.
  if (failure === undefined) graph.refetch(graph.keyOf(FeedChipsQueryDocument, {}));
}
