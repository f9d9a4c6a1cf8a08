import { formatMessage } from '#shared/messages/format-message.ts';
import { storyBodyMessages } from '#shared/messages/story-body.ts';
import { isWebAddress } from '../safe-href.ts';
import type { Gallery, ImageBlock, Inline, Picture } from '../story-document.ts';
import { classes, element, escapeHtml } from './html.ts';
import { imageAttributes, largestUrl, type PicturePlace, type StoredPicture } from './picture-source.ts';
import { directionAttribute, type RenderContext } from './render-context.ts';
import { renderInlines } from './render-inlines.ts';
import { linkAttributes } from './resolve-link.ts';

/** Most pictures that stand in one row of a gallery. */
const ROW_LENGTH = 3;

export function renderImage(block: ImageBlock, context: RenderContext): string {
  const picture = renderPicture(block, block.layout, context, block.id === context.firstPictureId);
  const linked = block.href === undefined ? picture : renderPictureLink(block.href, picture, block, context);
  return element(
    'figure',
    { class: context.isPage ? classes('figure', `figure-${block.layout}`, missingClass(block.picture)) : undefined },
    linked,
    renderCaption(block.caption, context),
  );
}

export function renderGallery(block: Gallery, context: RenderContext): string {
  const figures = block.images.map((image) =>
    element(
      'figure',
      { class: context.isPage ? classes('gallery-item', ratioClass(image.picture)) : undefined },
      renderPicture(image, 'gallery', context, false),
      renderCaption(image.caption, context),
    ),
  );
  const caption = renderCaption(block.caption, context);
  if (!context.isPage) return figures.join('') + (caption === '' ? '' : renderGalleryCaption(block, context));
  const rows: string[] = [];
  // Four pictures stand better as two and two than as three and one.
  const length = figures.length === 4 ? 2 : ROW_LENGTH;
  for (let start = 0; start < figures.length; start += length) {
    rows.push(element('div', { class: 'gallery-row' }, ...figures.slice(start, start + length)));
  }
  return element('figure', { class: 'figure figure-outset gallery' }, ...rows, caption);
}

function renderGalleryCaption(block: Gallery, context: RenderContext): string {
  return element('p', {}, element('em', {}, renderInlines(block.caption ?? [], context)));
}

export function renderCaption(caption: readonly Inline[] | undefined, context: RenderContext): string {
  if (caption === undefined || caption.length === 0) return '';
  return element('figcaption', { dir: directionAttribute(caption, context) }, renderInlines(caption, context));
}

function renderPicture(
  image: { readonly picture: Picture; readonly alt: string; readonly href?: string },
  place: PicturePlace,
  context: RenderContext,
  isFirst: boolean,
): string {
  const { picture, alt } = image;
  if (picture.kind === 'missing') return renderMissing(picture.url, alt, context);
  const size = imageAttributes(picture, place, context);
  if (!context.isPage) return element('img', { ...size, alt });
  const real = element('img', {
    ...size,
    alt,
    class: 'picture',
    decoding: isFirst ? undefined : 'async',
    loading: isFirst ? undefined : 'lazy',
    fetchpriority: isFirst ? 'high' : undefined,
    'data-zoom': image.href === undefined ? largestUrl(picture) : undefined,
  });
  return element('span', { class: 'frame' }, renderPlaceholder(picture), real);
}

/** The blurred picture lies under the real one; it is decoration, so nobody is told of it. */
function renderPlaceholder(picture: StoredPicture): string {
  if (picture.placeholder === undefined) return '';
  return element('img', { class: 'placeholder', src: picture.placeholder, alt: '', 'aria-hidden': 'true' });
}

/** A picture that we do not have: nothing is loaded from elsewhere, its words and a link stand for it. */
function renderMissing(url: string, alt: string, context: RenderContext): string {
  const words = alt === '' ? '' : element('span', { class: pageClass('missing-alt', context) }, escapeHtml(alt));
  const link = isWebAddress(url)
    ? element(
        'a',
        linkAttributes(url, context),
        escapeHtml(formatMessage(storyBodyMessages.pictureElsewhere, { host: new URL(url).host })),
      )
    : '';
  const text = [words, link].filter((part) => part !== '').join(' ') || storyBodyMessages.picture;
  return element('p', { class: pageClass('missing-note', context) }, text);
}

function renderPictureLink(href: string, picture: string, block: ImageBlock, context: RenderContext): string {
  if (block.picture.kind === 'missing') return picture;
  const label = block.alt === '' ? href : undefined;
  return element('a', { ...linkAttributes(href, context), 'aria-label': label }, picture);
}

function pageClass(name: string, context: RenderContext): string | undefined {
  return context.isPage ? name : undefined;
}

function missingClass(picture: Picture): string | undefined {
  return picture.kind === 'missing' ? 'missing' : undefined;
}

/** Pictures of a row share its width by their proportions, in tenths: the policy forbids inline styles. */
function ratioClass(picture: Picture): string {
  const ratio = picture.kind === 'stored' ? picture.width / picture.height : 1;
  return `ratio-${Math.round(Math.min(Math.max(ratio, 0.4), 3) * 10)}`;
}
