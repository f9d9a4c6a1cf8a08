import { createLoaders } from '#modules/ground/loaders.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { Site } from './site.ts';

/** Reads what anybody may see: for feeds, sitemaps and cards, which are made once for everyone. */
export function readContext(site: Site, database = site.database): ReadContext {
  const { clock } = site;
  return { database, clock, loaders: createLoaders(database), viewer: null, country: null };
}
