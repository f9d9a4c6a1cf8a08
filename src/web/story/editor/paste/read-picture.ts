import type { Block } from '#shared/story/story-document.ts';
import type { PasteElement } from './paste-tree.ts';
import { pastedHref } from './pasted-href.ts';
import type { Reading } from './reading.ts';

/** Smaller pictures count visits or are signs in a line. In pixels. */
const TINY = 32;
const MOST_ALT = 2_000;
/** What pages put where a picture comes later. */
const LATER = ['data-src', 'data-original', 'data-lazy-src'];

/** True for signs in a line (emojis) and for pictures that count visits. */
export function isTinyPicture({ attributes }: PasteElement): boolean {
  const sizes = [attributes['width'], attributes['height']].map((size) => Number.parseFloat(size ?? ''));
  return /\bemoji\b/.test(attributes['class'] ?? '') || sizes.some((size) => size > 0 && size < TINY);
}

/**
 * A pasted picture: its address stands for it until it is fetched and kept by us. Undefined, and counted, where
 * nothing can be fetched.
 */
export function readPicture(element: PasteElement, reading: Reading, href?: string): Block | undefined {
  const { attributes } = element;
  const url = addressOf(element, reading);
  if (url === undefined) {
    reading.lostPictures += 1;
    return undefined;
  }
  const alt = (attributes['alt'] ?? '').replaceAll(/\s+/g, ' ').trim();
  const isFileName = /^[\w-]+\.(?:png|jpe?g|gif|webp|avif)$/i.test(alt);
  return {
    type: 'image',
    id: reading.newId(),
    picture: { kind: 'missing', url },
    alt: isFileName ? '' : alt.slice(0, MOST_ALT),
    layout: 'inset',
    // A picture that leads to itself leads nowhere.
    ...(href === undefined || /\.(?:png|jpe?g|gif|webp|avif)$/i.test(href) ? {} : { href }),
  };
}

function addressOf({ attributes }: PasteElement, reading: Reading): string | undefined {
  const later = LATER.map((name) => attributes[name] ?? '').find((address) => /^https?:\/\//i.test(address));
  const src = later ?? (attributes['src'] ?? '').trim();
  if (/^data:image\/(?:png|jpeg|gif|webp|avif);base64,/i.test(src)) return src;
  if (/^file:/i.test(src)) {
    const picture = reading.diskPictures[reading.usedDiskPictures];
    reading.usedDiskPictures += 1;
    return picture;
  }
  const href = pastedHref(src);
  return href !== undefined && /^https?:/i.test(href) ? href : undefined;
}
