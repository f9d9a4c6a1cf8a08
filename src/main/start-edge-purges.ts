import { readPurge } from '#modules/ground/purge-tags.ts';
import { createEdgePurges } from '#platform/edge-cache/edge-purges.ts';
import type { Means } from './means.ts';

/**
 * Passes every purge on to the cache in front, if the operator has one: after the commit, wherever it came from. At
 * startup and after each gap, everything is purged, since a purge may have been missed.
 */
export async function startEdgePurges({ config, database, log }: Means): Promise<{ stop(): Promise<void> }> {
  if (config.edgeCache === undefined) return { stop: () => Promise.resolve() };
  const purges = createEdgePurges(config.edgeCache, log);
  const stopListening = await database.listen(
    'purge',
    (payload) => {
      const tags = readPurge(payload);
      if (tags === 'all') purges.purgeAll();
      else purges.purge(tags);
    },
    () => purges.purgeAll(),
  );
  purges.purgeAll();
  return {
    stop: async () => {
      await stopListening();
      await purges.stop();
    },
  };
}
