/** What a shortcode becomes: HTML that the converter reads like any other. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** An attribute, or nothing where there is no value. */
function attribute(name: string, value: string | undefined): string {
  return value === undefined ? '' : ` ${name}="${escapeAttribute(value)}"`;
}

/** Sources write entities in arguments; those are kept, and everything else that could end the attribute is not. */
function escapeAttribute(value: string): string {
  return value
    .replace(/&(?!#?\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/\s*\n\s*/g, ' ');
}

export type NeutralImage = {
  readonly src: string;
  readonly alt?: string;
  /** May hold HTML or Markdown, as the source wrote it. */
  readonly caption?: string;
  readonly href?: string;
  readonly className?: string;
  readonly width?: string;
};

function imageHtml(image: NeutralImage): string {
  const { src, alt = '', className, width } = image;
  return `<img${attribute('src', src)}${attribute('alt', alt)}${attribute('class', className)}${attribute('width', width)}>`;
}

/** `Markdown` inside the caption is read when the text around is Markdown, so it stands between empty lines. */
export function figureHtml(image: NeutralImage): string {
  const linked =
    image.href === undefined ? imageHtml(image) : `<a${attribute('href', image.href)}>${imageHtml(image)}</a>`;
  const caption = image.caption?.replace(/\s*\n\s*/g, ' ').trim() ?? '';
  const captionHtml = caption === '' ? '' : `<figcaption>\n\n${caption}\n\n</figcaption>`;
  return `<figure${attribute('class', image.className)}>${linked}${captionHtml}</figure>`;
}

export function frameHtml(url: string, title?: string): string {
  return `<iframe${attribute('src', url)}${attribute('title', title)}></iframe>`;
}

/** A video by its id, or by its whole address as many write it. */
export function videoHtml(place: string, id: string, title?: string): string {
  return frameHtml(/^https?:/i.test(id) ? id : place + id, title);
}

export function calloutHtml(kind: 'note' | 'tip' | 'warning' | 'disclosure', inside: string, title?: string): string {
  return `${openCallout(kind, title)}\n\n${inside.trim()}\n\n</div>`;
}

export function openCallout(kind: Parameters<typeof calloutHtml>[0], title?: string): string {
  return `<div${attribute('data-callout', kind)}${attribute('data-title', title)}>`;
}

export function quoteHtml(inside: string, attribution?: string): string {
  const credit =
    attribution === undefined || attribution.trim() === '' ? '' : `<footer>\n\n${attribution.trim()}\n\n</footer>\n\n`;
  return `<blockquote class="pullquote">\n\n${inside.trim()}\n\n${credit}</blockquote>`;
}

export function linkHtml(href: string, label: string): string {
  return `<a${attribute('href', href)}>${escapeHtml(label)}</a>`;
}
