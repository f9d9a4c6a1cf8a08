import type { KnownHost } from '../hosts/known-hosts.ts';

/** Paths that no search engine needs: personal ones, ones that do something, and endless ones. */
const NOT_FOR_CRAWLERS = ['/me/', '/m/', '/_/', '/search', '/new-story', '/p/*/edit', '/plans', '/payment'];

/** Of those, what our own pages send others to: preview pictures and oEmbed. The longer path counts (RFC 9309). */
const FOR_CRAWLERS = ['/_/card/', '/_/oembed'];

/** `/robots.txt`: everything public may be read; the sitemap is named. */
export function robotsText(host: KnownHost): string {
  const rules = [
    ...FOR_CRAWLERS.map((path) => `Allow: ${path}`),
    ...NOT_FOR_CRAWLERS.map((path) => `Disallow: ${path}`),
  ];
  return ['User-agent: *', ...rules, '', `Sitemap: ${host.origin}/sitemap/sitemap.xml`, ''].join('\n');
}

/** `/manifest.webmanifest` */
export function webManifest(siteName: string): string {
  return JSON.stringify({
    name: siteName,
    short_name: siteName,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [
      icon(192, 'any'),
      icon(512, 'any'),
      icon(512, 'maskable'),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  });
}

function icon(sizes: number, purpose: string): object {
  return { src: `/icon-${sizes}.png`, sizes: `${sizes}x${sizes}`, type: 'image/png', purpose };
}

/** `/.well-known/security.txt` (RFC 9116); it names the day after which it is no longer true. */
export function securityText(origin: string, now: Date): string {
  const contact = `mailto:security@${new URL(origin).hostname}`;
  // The first of a month, a year from now, so the file changes only once a month.
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1)).toISOString();
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
