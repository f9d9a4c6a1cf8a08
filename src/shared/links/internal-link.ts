function parseUrl(address: string, base: string): URL | undefined {
  return URL.canParse(address, base) ? new URL(address, base) : undefined;
}

function isWebProtocol(protocol: string): boolean {
  return protocol === 'http:' || protocol === 'https:';
}

/**
 * Whether a link stays on the current site: only if it is a web address whose host equals the
 * current host. `current` is the absolute address of the page that holds the link.
 */
export function isInternalLink(address: string, current: string): boolean {
  const base = parseUrl(current, current);
  const link = base && parseUrl(address, current);
  return link !== undefined && base !== undefined && isWebProtocol(link.protocol) && link.host === base.host;
}

/**
 * An absolute address with its query parameters changed; undefined removes one. Anything but http
 * and https comes back as it was.
 */
export function rewriteQuery(address: string, changes: Readonly<Record<string, string | undefined>>): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  if (!isWebProtocol(url.protocol)) return address;
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url.href;
}
