import { readPurge } from '#modules/ground/purge-tags.ts';
import { createEdgePurges } from '#platform/edge-cache/edge-purges.ts';
import type { Means } from './means.ts';

/**
 * Hands every purge on to a cache in front, where the operator has one: after commit, from wherever it came. Once at the
 * start and after each gap everything goes, since a purge may have been missed.
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
