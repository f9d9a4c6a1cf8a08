import { cleanHref, isWebAddress } from '../story/safe-href.ts';

export type LinkedPiece = {
  readonly text: string;
  /** Where it begins in the whole. */
  readonly start: number;
  readonly href?: string;
};

const ADDRESS = /https?:\/\/[^\s<>"“”«»]+/giu;
/** What ends a sentence, or what is around the address, and stands in hardly any at its end. */
const AFTER = /[.,;:!?'’*_\]}]$/u;

/**
 * What somebody typed, in pieces: addresses that begin with `http://` or `https://` as links, everything else as it
 * stands. The pieces together are the text. Pure.
 */
export function splitLinks(text: string): readonly LinkedPiece[] {
  const pieces: LinkedPiece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutEnd(found);
    const href = cleanHref(address);
    // Who stands before an @ looks like the host, and is not.
    if (href === undefined || !isWebAddress(href) || new URL(href).username !== '') continue;
    if (index > end) pieces.push({ text: text.slice(end, index), start: end });
    pieces.push({ text: address, start: index, href });
    end = index + address.length;
  }
  return end < text.length ? [...pieces, { text: text.slice(end), start: end }] : pieces;
}

/** A bracket at the end belongs to the address where it closes one in it, as in those of encyclopedias. */
function withoutEnd(address: string): string {
  if (AFTER.test(address)) return withoutEnd(address.slice(0, -1));
  const isClosedTooOften = address.split(')').length > address.split('(').length;
  return address.endsWith(')') && isClosedTooOften ? withoutEnd(address.slice(0, -1)) : address;
}
