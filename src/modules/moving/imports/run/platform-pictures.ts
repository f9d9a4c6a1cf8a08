/** Hosts from which a platform serves the pictures of its writers; a dot before the name means every host below it. */
const HOSTS: Readonly<Record<string, readonly string[]>> = {
  Substack: ['substackcdn.com', '.substackcdn.com', 'substack-post-media.s3.amazonaws.com', '.substack.com'],
  WordPress: ['.wp.com', '.files.wordpress.com'],
  Ghost: ['storage.ghost.io', '.ghost.io', 'static.ghost.org'],
};
/** Medium has served pictures from many hosts of its own, and shows pages from others. */
const MEDIUM_HOST = /^(?:miro|cdn-images(?:-\d+)?|cdn-static(?:-\d+)?)\.medium\.com$/;
/** Where such a site keeps its uploads on its own host. */
const UPLOADS: Readonly<Record<string, RegExp>> = {
  WordPress: /\/(?:wp-content\/(?:uploads|blogs\.dir)|files)\//,
  Ghost: /\/content\/images\//,
};

/** The address of a picture that the exporting platform itself serves; undefined for any other, which is left alone. */
export function platformPicture(
  reference: string,
  from: { readonly kind: string; readonly siteUrl?: string },
): string | undefined {
  const url = URL.parse(reference.trim(), from.siteUrl);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '') return undefined;
  const host = url.hostname;
  if (from.kind === 'Medium') return MEDIUM_HOST.test(host) ? url.href : undefined;
  const isServed = (HOSTS[from.kind] ?? []).some((name) =>
    name.startsWith('.') ? host.endsWith(name) : host === name,
  );
  const site = from.siteUrl === undefined ? null : URL.parse(from.siteUrl);
  const isOwn = site !== null && bare(url) === bare(site) && UPLOADS[from.kind]?.test(url.pathname) === true;
  return isServed || isOwn ? url.href : undefined;
}

function bare({ host }: URL): string {
  return host.replace(/^www\./, '');
}
