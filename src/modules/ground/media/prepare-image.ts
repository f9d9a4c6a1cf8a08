import type { Metadata, Sharp } from 'sharp';
import { loadPictureLibrary } from '#platform/pictures/picture-library.ts';
import { formatMessage, type MessageArguments } from '#shared/messages/format-message.ts';
import { mediaMessages } from '#shared/messages/media.ts';
import type { ImageFormat } from './stored-image.ts';

/** Rule 4. */
const MOST_MEGABYTES = 25;
const MOST_ANIMATED_MEGABYTES = 10;
const MOST_SIDE = 4_096;
const MEGABYTE = 1_000_000;
/** A picture of more pixels would fill the memory while it is opened. */
const MOST_PIXELS = 100_000_000;
/** Of all frames of an animation: a small file can hold a great many, and each reader's device draws them. */
const MOST_MOVING_PIXELS = 500_000_000;
const PLACEHOLDER_SIDE = 16;
const MOST_PLACEHOLDER_LENGTH = 600;

const formats: Readonly<Record<string, ImageFormat>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
  heif: 'avif',
};

export type PreparedImage = {
  readonly bytes: Uint8Array;
  readonly format: ImageFormat;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
};
export type PrepareImageOutcome =
  | { readonly ok: true; readonly image: PreparedImage }
  | { readonly ok: false; readonly reason: string };

/**
 * Checks an upload by its bytes, never by its name, turns it upright, removes everything that is not
 * picture (place, camera) and scales it down to 4,096 pixels (rule 4). Bytes that need none of
 * this are kept as they are. Answers with a sentence where the image is refused.
 */
export async function prepareImage(bytes: Uint8Array): Promise<PrepareImageOutcome> {
  if (bytes.length > MOST_MEGABYTES * MEGABYTE) return refuse(mediaMessages.tooLarge, { most: MOST_MEGABYTES });
  if (looksLikeSvg(bytes)) return refuse(mediaMessages.svgRefused);
  try {
    const metadata = await (await open(bytes)).metadata();
    const format = metadata.compression === 'hevc' ? undefined : formats[metadata.format];
    if (format === undefined) return refuse(mediaMessages.unknownFormat, { format: metadata.format });
    const isAnimated = (metadata.pages ?? 1) > 1;
    if (isAnimated && bytes.length > MOST_ANIMATED_MEGABYTES * MEGABYTE) {
      return refuse(mediaMessages.animationTooLarge, { most: MOST_ANIMATED_MEGABYTES });
    }
    const { width, height, pageHeight = height, pages = 1 } = metadata;
    if (isAnimated && width * pageHeight * pages > MOST_MOVING_PIXELS) return refuse(mediaMessages.animationTooLong);
    return { ok: true, image: await clean(bytes, format, metadata, isAnimated) };
  } catch {
    return refuse(mediaMessages.unreadable);
  }
}

function refuse<const Text extends string>(message: Text, ...values: MessageArguments<Text>): PrepareImageOutcome {
  return { ok: false, reason: formatMessage(message, ...values) };
}

async function open(bytes: Uint8Array, animated = false): Promise<Sharp> {
  const openPicture = await loadPictureLibrary();
  return openPicture(bytes, { animated, limitInputPixels: MOST_PIXELS, failOn: 'error' });
}

async function clean(
  bytes: Uint8Array,
  format: ImageFormat,
  metadata: Metadata,
  isAnimated: boolean,
): Promise<PreparedImage> {
  const height = metadata.pageHeight ?? metadata.height;
  const isSmall = Math.max(metadata.width, height) <= MOST_SIDE;
  const { exif, xmp, iptc, orientation = 1 } = metadata;
  const isBare = !exif && !xmp && !iptc && orientation === 1 && !(format === 'png' && hasWords(bytes));
  if (isSmall && isBare) {
    const placeholder = await makePlaceholder(bytes);
    return { bytes, format, width: metadata.width, height, placeholder };
  }
  const upright = await open(bytes, isAnimated);
  const resized = upright
    .autoOrient()
    .resize({ width: MOST_SIDE, height: MOST_SIDE, fit: 'inside', withoutEnlargement: true });
  const { data, info } = await encode(resized, format).toBuffer({ resolveWithObject: true });
  return {
    bytes: data,
    format,
    width: info.width,
    height: info.pageHeight ?? info.height,
    placeholder: await makePlaceholder(data),
  };
}

/** Words of a PNG may stand behind the picture, where nobody tells of them; bytes that only look so do no harm. */
function hasWords(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return ['tEXt', 'zTXt', 'iTXt', 'eXIf'].some((name) => buffer.includes(name, 0, 'latin1'));
}

function encode(image: Sharp, format: ImageFormat): Sharp {
  switch (format) {
    case 'jpeg':
      return image.jpeg({ quality: 90, mozjpeg: true });
    case 'png':
      return image.png();
    case 'webp':
      return image.webp({ quality: 90 });
    case 'avif':
      return image.avif({ quality: 70, effort: 3 });
    case 'gif':
      return image.gif();
  }
}

async function makePlaceholder(bytes: Uint8Array): Promise<string> {
  const picture = await open(bytes);
  const tiny = picture.resize({ width: PLACEHOLDER_SIDE, height: PLACEHOLDER_SIDE, fit: 'inside' });
  const data = await tiny.webp({ quality: 30, alphaQuality: 30, effort: 4 }).toBuffer();
  const url = `data:image/webp;base64,${data.toString('base64')}`;
  return url.length <= MOST_PLACEHOLDER_LENGTH ? url : '';
}

/** An SVG is a document with scripts, not a picture; it begins with markup after any white space. */
function looksLikeSvg(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 1_024))
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  return start.startsWith('<') && /<svg[\s>]|<!DOCTYPE svg|<\?xml/i.test(start);
}
