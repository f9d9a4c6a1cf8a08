import { z } from 'zod';
import type { Site } from './site.ts';

const tagsSchema = z.array(z.string());
const HOSTS_EVERY_MS = 60_000;

/**
 * Drops the pages whose tags any process named, as soon as its transaction is done (decisions 151).
 * After a lost connection everything goes, since a purge may have been missed. Domains are read again
 * when a publication or a person changes, and once a minute.
 */
export async function listenForPurges(site: Site): Promise<() => Promise<void>> {
  const reloadHosts = (): void => {
    site.hosts.reload().catch((error: unknown) => site.log.warn({ error }, 'the domains could not be read'));
  };
  const stop = await site.database.listen(
    'purge',
    (payload) => {
      const tags = tagsSchema.safeParse(parseJson(payload));
      if (!tags.success) return site.cache.purgeAll();
      site.cache.purge(tags.data);
      if (tags.data.some((tag) => tag.startsWith('collection:') || tag.startsWith('user:'))) reloadHosts();
    },
    () => site.cache.purgeAll(),
  );
  const timer = setInterval(reloadHosts, HOSTS_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await stop();
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
