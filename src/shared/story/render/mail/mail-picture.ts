import { imageUrl } from '#shared/images/image-url.ts';
import { element } from '../html.ts';
import type { StoredPicture } from '../picture-source.ts';
import { toAbsolute } from '../resolve-link.ts';
import type { MailContext } from './mail-context.ts';

/**
 * A stored picture in the room that there is, with its size in the tag for the Word engine and in its style for
 * narrow windows. Its address answers JPEG or PNG to whoever does not ask for more, as mail programs do.
 */
export function mailPicture(picture: StoredPicture, alt: string, context: MailContext, style: string): string {
  const width = Math.max(1, Math.min(context.width, picture.width));
  const file = Math.min(width * 2, Math.max(1, picture.width));
  return element('img', {
    src: toAbsolute(imageUrl(picture.imageId, { width: file, strategy: 'fit' }), context.options.siteUrl),
    class: 'f u',
    alt: alt.replace(/\s+/g, ' ').trim(),
    width,
    height: Math.max(1, Math.round((picture.height * width) / Math.max(1, picture.width))),
    border: 0,
    style: `${style};${width < 120 ? '' : 'width:100%;'}max-width:${width}px;height:auto`,
  });
}
