const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]|.+\.localhost)$/;

/**
 * The address of a custom domain, without a slash at its end. It is served beside the site, so that it
 * has the site's protocol, and on a machine of one's own its port too, where the domain names none.
 */
export function domainUrl(domain: string, siteUrl: string): string {
  const site = URL.parse(siteUrl);
  const hasPort = /:\d+$/.test(domain);
  const port = site !== null && !hasPort && site.port !== '' && LOOPBACK.test(site.hostname) ? `:${site.port}` : '';
  return `${site?.protocol ?? 'https:'}//${domain}${port}`;
}

/** A path on a custom domain, where the address of the site is not known: `wholeUrl` completes it. */
export function domainPath(domain: string, path: string): string {
  return `//${domain}${path}`;
}

/** What a page may link to, as a whole address: a path of the site, a path on a domain, or what is whole already. */
export function wholeUrl(to: string, siteUrl: string): string {
  const onDomain = /^\/\/([^/?#]+)(.*)$/s.exec(to);
  if (onDomain !== null) return domainUrl(onDomain[1] ?? '', siteUrl) + (onDomain[2] ?? '');
  return to.startsWith('/') ? siteUrl + to : to;
}
