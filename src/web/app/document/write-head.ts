import type { PageHead } from '../page-definition.ts';
import { documentTitle } from './document-title.ts';
import { escapeHtml, scriptJson, styleText } from './escape.ts';

function tag(name: string, attributes: Readonly<Record<string, string | undefined>>): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeHtml(value)}"`],
  );
  return `<${name}${written.join('')}>`;
}

/** Everything in the head that search engines, feed readers and previews read. */
export function writeHead(head: PageHead, siteName: string, robots: string | undefined): string {
  const { description, canonicalUrl, image, themeCss, preloadImage } = head;
  const openGraph: Readonly<Record<string, string | undefined>> = {
    'og:site_name': siteName,
    'og:type': head.openGraphType ?? 'website',
    'og:title': head.title === '' ? siteName : head.title,
    'og:description': description,
    'og:url': canonicalUrl,
    'og:image': image?.url,
    'og:image:width': image?.width.toString(),
    'og:image:height': image?.height.toString(),
    'og:image:alt': image?.alt,
  };
  const preload = preloadImage && {
    rel: 'preload',
    as: 'image',
    href: preloadImage.href,
    imagesrcset: preloadImage.imageSrcSet,
    imagesizes: preloadImage.imageSizes,
    fetchpriority: 'high',
  };
  return [
    `<title>${escapeHtml(documentTitle(head, siteName))}</title>`,
    preload && tag('link', preload),
    description !== undefined && tag('meta', { name: 'description', content: description }),
    tag('meta', { name: 'robots', content: robots ?? 'max-image-preview:large' }),
    canonicalUrl !== undefined && tag('link', { rel: 'canonical', href: canonicalUrl }),
    ...Object.entries(openGraph).map(
      ([property, content]) => content !== undefined && content !== '' && tag('meta', { property, content }),
    ),
    tag('meta', { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' }),
    ...(head.alternates ?? []).map((alternate) => tag('link', { rel: 'alternate', ...alternate })),
    ...(head.metas ?? []).map((meta) => tag('meta', { ...meta })),
    // A block of data: the policy of the site does not take it for a script.
    ...(head.structuredData ?? []).map((item) => `<script type="application/ld+json">${scriptJson(item)}</script>`),
    themeCss !== undefined && themeCss !== '' && `<style data-theme-css>${styleText(themeCss)}</style>`,
  ]
    .filter((line) => line !== false && line !== undefined)
    .join('');
}
