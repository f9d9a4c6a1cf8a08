import { imageUrl } from '#shared/images/image-url.ts';
import type { ImageLayout, Picture } from '../story-document.ts';
import type { Attributes } from './html.ts';
import type { RenderContext } from './render-context.ts';
import { toAbsolute } from './resolve-link.ts';

export type StoredPicture = Extract<Picture, { kind: 'stored' }>;
/** Places that a picture can stand in, each with its own widths. */
export type PicturePlace = ImageLayout | 'gallery' | 'card' | 'inline';

/** Widths in CSS pixels that a place is asked for in; at most twice the place's own width (1§9: pixel ratio capped at 2). */
const WIDTHS: Readonly<Record<PicturePlace, readonly number[]>> = {
  inset: [320, 640, 960, 1360],
  outset: [640, 960, 1360, 1920, 2400],
  full: [640, 960, 1360, 1920, 2400],
  side: [320, 640, 960],
  gallery: [320, 640, 960],
  card: [160, 320],
  inline: [320, 640],
};

const SIZES: Readonly<Record<PicturePlace, string>> = {
  inset: '(min-width: 728px) 680px, calc(100vw - 48px)',
  outset: '(min-width: 1240px) 1192px, calc(100vw - 48px)',
  full: '100vw',
  side: '(min-width: 1080px) 320px, calc(100vw - 48px)',
  gallery: '(min-width: 1240px) 596px, (min-width: 552px) 50vw, calc(100vw - 48px)',
  card: '160px',
  inline: '320px',
};

/** Feeds and mail get one address: wide enough for a column of text at two pixels a point. */
const PLAIN_WIDTH = 1360;

/**
 * `src`, `srcset`, `sizes`, `width` and `height` of a stored picture: never wider than its original, and
 * with its proportions, so that nothing shifts when it arrives.
 */
export function imageAttributes(picture: StoredPicture, place: PicturePlace, context: RenderContext): Attributes {
  const size = { width: picture.width, height: picture.height };
  if (!context.isPage) {
    return { src: toAbsolute(urlFor(picture, PLAIN_WIDTH), context.options.siteUrl), ...size };
  }
  const widths = WIDTHS[place].filter((width) => width < picture.width);
  const largest = WIDTHS[place].at(-1) ?? PLAIN_WIDTH;
  if (widths.length < WIDTHS[place].length) widths.push(Math.min(picture.width, largest));
  const sources = widths.map((width) => `${urlFor(picture, width)} ${width}w`);
  return {
    src: urlFor(picture, widths.at(Math.min(1, widths.length - 1)) ?? picture.width),
    srcset: sources.length > 1 ? sources.join(', ') : undefined,
    sizes: sources.length > 1 ? SIZES[place] : undefined,
    ...size,
  };
}

/** The largest picture that we show: for the enlarged view. */
export function largestUrl(picture: StoredPicture): string {
  return urlFor(picture, 2400);
}

function urlFor(picture: StoredPicture, width: number): string {
  return imageUrl(picture.imageId, { width: Math.min(width, picture.width), strategy: 'fit' });
}
