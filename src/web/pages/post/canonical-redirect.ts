/**
 * Where a story really stands, or undefined when the reader is there: a wrong slug, a bare id and a
 * path under the author of a publication's story all lead to the one address (decisions 1).
 * `path` as asked for, `storyUrl` absolute, `siteUrl` without a slash at its end.
 */
export function canonicalRedirect(path: string, storyUrl: string, siteUrl: string): string | undefined {
  const target = new URL(storyUrl);
  if (decoded(path) === decoded(target.pathname)) return undefined;
  return target.origin === new URL(siteUrl).origin ? target.pathname : storyUrl;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
