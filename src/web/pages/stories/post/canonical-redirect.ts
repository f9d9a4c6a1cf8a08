import type { Site } from '#web/app/site-context.ts';

/**
 * Where a story really stands, or undefined when the reader is there: a wrong slug, a bare id and a
 * path under the author of a publication's story all lead to the one address (rule 1).
 * `path` as asked for, `storyUrl` absolute; the query goes along, with the secret of a shared link.
 */
export function canonicalRedirect(
  path: string,
  query: URLSearchParams,
  storyUrl: string,
  site: Pick<Site, 'url' | 'context'>,
): string | undefined {
  const target = new URL(storyUrl);
  if (decoded(path) === decoded(target.pathname)) return undefined;
  const isOnThisHost =
    site.context.type === 'DEFAULT' ? target.origin === new URL(site.url).origin : target.host === site.context.host;
  target.search = query.toString();
  return isOnThisHost ? target.pathname + target.search : target.href;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
