import type { Sharp } from 'sharp';
import { loadPictureLibrary, type OpenPicture } from '#platform/pictures/picture-library.ts';

/** `plain` is what everything can show: JPEG, PNG where there is transparency, GIF where there is motion. */
export type VariantFormat = 'avif' | 'webp' | 'plain';

/** A size in which a picture is asked for. Pixels. */
export type VariantShape = {
  readonly width: number;
  /** `crop` and `letterbox` have one. */
  readonly height?: number;
  readonly strategy: 'fit' | 'crop' | 'letterbox';
  /** Percent from the left and the top that stay in view when cropping. */
  readonly focusPercentX: number;
  readonly focusPercentY: number;
};

const QUALITY = { avif: 50, webp: 78, jpeg: 80 } as const;
/** Of one frame; what is stored has at most 4,096 pixels a side. */
const MOST_PIXELS = 100_000_000;
/** Of all frames together: what moves and has more is not made anew in other sizes. */
const MOST_MOVING_PIXELS = 30_000_000;

/**
 * Makes one size of a stored picture. It is never scaled up: where the original is smaller, a crop
 * keeps its proportions at the largest size that fits. Throws where the bytes are no picture.
 */
export async function makeVariant(original: Uint8Array, shape: VariantShape, format: VariantFormat): Promise<Buffer> {
  const openPicture = await loadPictureLibrary();
  const input = openPicture(original, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const { width, height, pages = 1, hasAlpha } = await input.metadata();
  if (pages > 1) {
    if (width * height * pages <= MOST_MOVING_PIXELS) return moving(openPicture, original, shape, format);
    // Its own bytes move as well; where only a cut of it is wanted, its first frame stands for it.
    if (shape.strategy === 'fit') return Buffer.from(original);
  }
  return encode(still(input, { width, height }, shape), format, hasAlpha).toBuffer();
}

function moving(
  openPicture: OpenPicture,
  original: Uint8Array,
  { width }: VariantShape,
  format: VariantFormat,
): Promise<Buffer> {
  const input = openPicture(original, { animated: true, limitInputPixels: MOST_MOVING_PIXELS, failOn: 'error' });
  const resized = input.resize({ width, withoutEnlargement: true });
  return (format === 'plain' ? resized.gif() : resized.webp({ quality: QUALITY.webp })).toBuffer();
}

/** The media type of bytes that `makeVariant` made. */
export function mediaTypeOf(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (start.startsWith('GIF8')) return 'image/gif';
  if (start.startsWith('\x89PNG')) return 'image/png';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'image/webp';
  return start.slice(4, 8) === 'ftyp' ? 'image/avif' : 'image/jpeg';
}

type Size = { readonly width: number; readonly height: number };

function still(input: Sharp, size: Size, shape: VariantShape): Sharp {
  const { width, height, strategy } = shape;
  if (height === undefined || strategy === 'fit') {
    return input.resize({ width, height, fit: 'inside', withoutEnlargement: true });
  }
  if (strategy === 'letterbox') {
    return input.resize({
      width,
      height,
      fit: 'contain',
      withoutEnlargement: true,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    });
  }
  return input.extract(cropRectangle(size, shape, height)).resize({ width, withoutEnlargement: true });
}

/** The largest rectangle of the wanted proportions inside the picture, as near to the focus point as it can be. */
export function cropRectangle(
  size: Size,
  shape: Pick<VariantShape, 'width' | 'focusPercentX' | 'focusPercentY'>,
  height: number,
): { readonly left: number; readonly top: number; readonly width: number; readonly height: number } {
  const ratio = shape.width / height;
  const isWider = size.width / size.height > ratio;
  const cut = isWider
    ? { width: Math.max(1, Math.round(size.height * ratio)), height: size.height }
    : { width: size.width, height: Math.max(1, Math.round(size.width / ratio)) };
  const start = (whole: number, part: number, percent: number): number =>
    Math.min(Math.max(0, Math.round((whole * percent) / 100 - part / 2)), Math.max(0, whole - part));
  return {
    left: start(size.width, cut.width, shape.focusPercentX),
    top: start(size.height, cut.height, shape.focusPercentY),
    width: Math.min(cut.width, size.width),
    height: Math.min(cut.height, size.height),
  };
}

function encode(image: Sharp, format: VariantFormat, hasAlpha: boolean): Sharp {
  switch (format) {
    case 'avif':
      // Effort 2 costs a fifth of the default's time for about three percent more bytes.
      return image.avif({ quality: QUALITY.avif, effort: 2 });
    case 'webp':
      return image.webp({ quality: QUALITY.webp });
    case 'plain':
      return hasAlpha ? image.png() : image.jpeg({ quality: QUALITY.jpeg, mozjpeg: true });
  }
}
