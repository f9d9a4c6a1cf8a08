import type { InlineImage } from '../story-document.ts';
import { storyBodyMessages } from '#shared/messages/story-body.ts';
import { element, escapeHtml } from './html.ts';
import { isWebAddress } from '../safe-href.ts';
import { imageAttributes } from './picture-source.ts';
import type { RenderContext } from './render-context.ts';
import { linkAttributes } from './resolve-link.ts';

export function renderInlineImage(image: InlineImage, context: RenderContext): string {
  const { picture } = image;
  const href = image.href ?? (picture.kind === 'missing' && isWebAddress(picture.url) ? picture.url : undefined);
  const inner =
    picture.kind === 'stored'
      ? element('img', { ...imageAttributes(picture, 'inline', context), alt: image.alt, loading: 'lazy' })
      : element('span', {}, escapeHtml(image.alt || storyBodyMessages.picture));
  if (href === undefined) return inner;
  // A link needs a name, also where its only content is a decorative picture.
  const label = image.alt === '' && picture.kind === 'stored' ? href : undefined;
  return element('a', { ...linkAttributes(href, context), 'aria-label': label }, inner);
}
