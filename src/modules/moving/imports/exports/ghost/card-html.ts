import { cleanHref } from '#shared/story/safe-href.ts';
import { calloutHtml, escapeHtml, figureHtml, frameHtml } from '../../convert/shortcodes/neutral-html.ts';
import type { Notes } from '../report.ts';

/** What a card of the editor holds, by the names that mobiledoc and lexical share. */
export type CardFields = Readonly<Record<string, unknown>>;

export function textField(fields: CardFields, ...names: readonly string[]): string {
  return (
    names.map((name) => fields[name]).find((value): value is string => typeof value === 'string' && value !== '') ?? ''
  );
}

/** A card of Ghost's editors as HTML; undefined for one that is not known. Captions may hold HTML of their own. */
export function cardHtml(name: string, fields: CardFields, notes: Notes): string | undefined {
  switch (name) {
    case 'image':
      return figureHtml({
        src: textField(fields, 'src'),
        alt: textField(fields, 'alt'),
        caption: textField(fields, 'caption'),
        className: `kg-width-${textField(fields, 'cardWidth')}`,
        ...(textField(fields, 'href') !== '' && { href: textField(fields, 'href') }),
      }).replaceAll('\n', '');
    case 'gallery':
      return galleryHtml(fields);
    case 'hr':
    case 'horizontalrule':
    case 'divider':
      return '<hr>';
    case 'code':
    case 'codeblock':
      return codeHtml(fields);
    case 'html':
      return textField(fields, 'html');
    case 'embed':
    case 'video':
    case 'audio':
      return embedHtml(fields);
    case 'bookmark':
      return bookmarkHtml(fields);
    case 'callout':
      return calloutHtml('note', `<p>${textField(fields, 'calloutEmoji')} ${textField(fields, 'calloutText')}</p>`);
    case 'toggle':
      return `<details><summary>${textField(fields, 'heading')}</summary>${textField(fields, 'content')}</details>`;
    case 'button':
      return linkHtml(textField(fields, 'buttonUrl'), textField(fields, 'buttonText'));
    case 'file':
      return linkHtml(textField(fields, 'src'), textField(fields, 'fileTitle', 'fileName'));
    case 'header':
      return `${wrapped('h2', textField(fields, 'header'))}${wrapped('p', textField(fields, 'subheader'))}`;
    case 'product':
      return `${wrapped('h4', textField(fields, 'productTitle'))}${textField(fields, 'productDescription')}${linkHtml(textField(fields, 'productUrl'), textField(fields, 'productButton'))}`;
    case 'email':
    case 'email-cta':
    case 'paywall':
    case 'signup':
    case 'call-to-action':
      notes.say(`A part for mail or members only (“${name}”) was left out.`);
      return '';
    default:
      return undefined;
  }
}

function wrapped(tag: string, html: string): string {
  return html === '' ? '' : `<${tag}>${html}</${tag}>`;
}

function linkHtml(href: string, label: string): string {
  if (label === '' && href === '') return '';
  const clean = cleanHref(href);
  const text = escapeHtml(label === '' ? href : label);
  return clean === undefined ? `<p>${text}</p>` : `<p><a href="${escapeHtml(clean)}">${text}</a></p>`;
}

function galleryHtml(fields: CardFields): string {
  const images = Array.isArray(fields['images']) ? (fields['images'] as readonly unknown[]) : [];
  const pictures = images.filter(isFields).map((image) => {
    const src = textField(image, 'src', 'fileName');
    return figureHtml({ src, alt: textField(image, 'alt'), caption: textField(image, 'caption') }).replaceAll('\n', '');
  });
  const caption = textField(fields, 'caption');
  const gallery = `<div class="gallery">${pictures.join('')}</div>`;
  return caption === '' ? gallery : `<figure>${gallery}<figcaption>${caption}</figcaption></figure>`;
}

export function isFields(value: unknown): value is CardFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function codeHtml(fields: CardFields): string {
  const language = textField(fields, 'language').replace(/[^\w+#-]/g, '');
  const attributes = language === '' ? '' : ` class="language-${language}"`;
  const code = `<pre><code${attributes}>${escapeHtml(textField(fields, 'code'))}</code></pre>`;
  const caption = textField(fields, 'caption');
  return caption === '' ? code : `<figure>${code}<figcaption>${caption}</figcaption></figure>`;
}

/** The provider's own HTML where it holds a frame, else the address. */
function embedHtml(fields: CardFields): string {
  const html = textField(fields, 'html');
  const frame = html !== '' && /<(?:iframe|blockquote|video|audio)\b/.test(html) ? html : '';
  const address = textField(fields, 'url', 'src');
  const inside =
    frame === '' && address !== '' ? frameHtml(address, textField(fields, 'title') || undefined) : frame || html;
  const caption = textField(fields, 'caption');
  return caption === ''
    ? `<figure>${inside}</figure>`
    : `<figure>${inside}<figcaption>${caption}</figcaption></figure>`;
}

function bookmarkHtml(fields: CardFields): string {
  const metadata = isFields(fields['metadata']) ? fields['metadata'] : {};
  const url = textField(fields, 'url') || textField(metadata, 'url');
  const title = textField(metadata, 'title') || textField(fields, 'title');
  const description = textField(metadata, 'description') || textField(fields, 'description');
  const clean = cleanHref(url);
  const label = `<strong>${escapeHtml(title === '' ? url : title)}</strong>`;
  const link = clean === undefined ? label : `<a href="${escapeHtml(clean)}">${label}</a>`;
  const caption = textField(fields, 'caption');
  return `<p>${link}${description === '' ? '' : `<br>${escapeHtml(description)}`}</p>${wrapped('p', caption)}`;
}
