import { imageSrcSet } from '#shared/images/image-src-set.ts';
import { imageUrl } from '#shared/images/image-url.ts';
import type { ImageLayout, Picture } from '../story-document.ts';
import type { Attributes } from './html.ts';
import type { RenderContext } from './render-context.ts';
import { toAbsolute } from './resolve-link.ts';

export type StoredPicture = Extract<Picture, { kind: 'stored' }>;
/** Places that a picture can stand in, each with its own widths. */
export type PicturePlace = ImageLayout | 'gallery' | 'card' | 'inline';

type Place = {
  /** Largest width on the page, in CSS pixels. */
  readonly width: number;
  readonly sizes: string;
};

const PLACES: Readonly<Record<PicturePlace, Place>> = {
  inset: { width: 680, sizes: '(min-width: 728px) 680px, calc(100vw - 48px)' },
  outset: { width: 1192, sizes: '(min-width: 1240px) 1192px, calc(100vw - 48px)' },
  full: { width: 1192, sizes: '100vw' },
  side: { width: 680, sizes: '(min-width: 1080px) 320px, calc(100vw - 48px)' },
  gallery: { width: 596, sizes: '(min-width: 1240px) 596px, (min-width: 552px) 50vw, calc(100vw - 48px)' },
  card: { width: 160, sizes: '160px' },
  inline: { width: 320, sizes: '320px' },
};

/** Feeds and mail get one address: sharp at two pixels a point, in a column of text or as the small one of a card. */
const PLAIN_WIDTH = 1_360;
const ENLARGED_WIDTH = 2_384;

/**
 * `src`, `srcset`, `sizes`, `width` and `height` of a stored picture: never wider than its original, and
 * with its proportions, so that nothing shifts when it arrives.
 */
export function imageAttributes(picture: StoredPicture, place: PicturePlace, context: RenderContext): Attributes {
  const size = { width: picture.width, height: picture.height };
  const { width, sizes } = PLACES[place];
  if (!context.isPage) {
    const isSmall = place === 'card';
    const { imagePath, siteUrl } = context.options;
    const src = imagePath?.(picture.imageId) ?? toAbsolute(urlFor(picture, isSmall ? width * 2 : PLAIN_WIDTH), siteUrl);
    return { src, ...(isSmall ? fitInto(width, size) : size) };
  }
  const set = imageSrcSet(picture.imageId, { width, strategy: 'fit', originalWidth: picture.width });
  const hasChoice = set.includes(',');
  return {
    src: urlFor(picture, width),
    srcset: hasChoice ? set : undefined,
    sizes: hasChoice ? sizes : undefined,
    ...size,
  };
}

function fitInto(most: number, { width, height }: { readonly width: number; readonly height: number }) {
  const shown = Math.min(most, width);
  return { width: shown, height: Math.max(1, Math.round((height * shown) / width)) };
}

/** The largest form of a picture: for the enlarged view. */
export function largestUrl(picture: StoredPicture): string {
  return urlFor(picture, ENLARGED_WIDTH);
}

function urlFor(picture: StoredPicture, width: number): string {
  return imageUrl(picture.imageId, { width: Math.min(width, picture.width), strategy: 'fit' });
}
