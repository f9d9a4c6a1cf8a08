import { imageUrl } from './image-url.ts';
import type { ImageOptions } from './image-url.ts';
import { IMAGE_WIDTHS, MAX_PIXEL_RATIO, nearestCut, nearestImageWidth } from './image-widths.ts';

/** Options of a set: `width` is the largest width on the page in CSS pixels. */
export type ImageSetOptions = ImageOptions & {
  /** Width of the stored original: no candidate is wider, so that nothing is scaled up. */
  readonly originalWidth?: number;
};

/** The file width for a CSS width on a display, the ratio capped at 2. */
export function pixelWidth(cssWidth: number, pixelRatio: number): number {
  return nearestImageWidth(cssWidth * Math.min(MAX_PIXEL_RATIO, Math.max(1, pixelRatio)));
}

/** The widest file that there is of a cut. */
function widestCut({ strategy, width, height }: ImageOptions): number {
  if (strategy === 'fit' || !height) return Infinity;
  const scale = 10_000 / width;
  return nearestCut(strategy, { width: 10_000, height: height * scale }).width;
}

/**
 * The `srcset` of a picture: every fixed width from 320 (or the width itself when smaller) up to
 * twice the CSS width, and none above the original but the first that covers it.
 */
export function imageSrcSet(imageId: string, options: ImageSetOptions): string {
  const largest = pixelWidth(options.width, MAX_PIXEL_RATIO);
  const covering = nearestImageWidth(options.originalWidth ?? largest);
  const last = Math.min(largest, covering, widestCut(options));
  const first = Math.min(last, 320, nearestImageWidth(options.width));
  const candidates = IMAGE_WIDTHS.filter((width) => width >= first && width <= last);
  return candidates
    .map((width) => {
      const height = options.height === undefined ? undefined : (options.height * width) / options.width;
      return `${imageUrl(imageId, { ...options, width, height })} ${width}w`;
    })
    .join(', ');
}
