import { use, useEffect } from 'react';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { LogExperimentExposureDocument } from '#web/generated/LogExperimentExposure.ts';

/** What was told in this window already. */
const told = new Set<string>();

/**
 * The variant that the server assigned, and word that it was shown. Undefined where the experiment does not run:
 * visitors come to the pages that read one by the server alone.
 */
export function useExperiment(experimentId: string): string | undefined {
  const graph = use(GraphContext);
  const variant = use(SiteContext).experiments?.[experimentId];
  useEffect(() => {
    if (variant === undefined || told.has(experimentId)) return;
    told.add(experimentId);
    const variables = { experimentId, postId: null, publicationId: null };
    // Whoever cannot tell now is counted the next time.
    void sendChange(graph, LogExperimentExposureDocument, variables).then(
      ({ failure }) => failure && told.delete(experimentId),
    );
  }, [graph, experimentId, variant]);
  return variant;
}
