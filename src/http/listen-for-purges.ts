import { readPurge } from '#modules/ground/purge-tags.ts';
import type { Site } from './site.ts';

const RELOAD_EVERY_MS = 60_000;

/**
 * Drops the pages whose tags any process named, as soon as its transaction is done (rule 151).
 * `site` is every page, and after a lost connection everything goes too, since a purge may have been
 * missed. Flags, settings and countries are read again when they may have changed, and once a minute; a domain
 * when it is next asked for.
 */
export async function listenForPurges(site: Site): Promise<() => Promise<void>> {
  const reload = (what: { reload(): Promise<void> }): Promise<void> =>
    what.reload().catch((error: unknown) => site.log.warn({ error }, 'flags, settings or countries could not be read'));
  const reloadAll = () => Promise.all([site.flags, site.experiments, site.settings, site.countries].map(reload));
  const purgeAll = async (): Promise<void> => {
    site.hosts.forgetAll();
    site.cache.purgeAll();
    await reloadAll();
    // Once more, for pages drawn in the meantime with the old flags.
    site.cache.purgeAll();
  };
  const purge = (tags: readonly string[]): void => {
    site.cache.purge(tags);
    site.hosts.forget(tags);
    if (tags.some((tag) => tag.startsWith('post:'))) void reload(site.countries);
  };
  const stop = await site.database.listen(
    'purge',
    (payload) => {
      const tags = readPurge(payload);
      if (tags === 'all') void purgeAll();
      else purge(tags);
    },
    () => void purgeAll(),
  );
  const timer = setInterval(() => void reloadAll(), RELOAD_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await stop();
  };
}
