import { mapOutsideCode } from './map-outside-code.ts';
import { UnreadableTextError } from './unreadable-text-error.ts';

/** Signs of markup in a text: each becomes a node in memory. Long real posts have about 1,200. */
const MAX_SIGNS = 30_000;
/** Tags of an HTML body; editors write many that say nothing. */
const MAX_TAGS = 60_000;
/** Signs between two empty lines: a parser of Markdown takes the square of them in time. Real posts have up to 750. */
const MAX_SIGNS_OF_PARAGRAPH = 3_000;

/** What stands in an address is no markup to the parser. */
const ADDRESS = /https?:\/\/[^\s<>()"']{20,4000}/g;
const SIGN = /<|\||[*_[`]+|\n[ \t]*\n|\n[ \t]*(?:[-+*]|\d+[.)])\s/g;
const DELIMITER = /\*+|_+|[[\]]|`+|^[ \t>]*(?:[-+]|\d+[.)])\s/gm;

/** Throws `UnreadableTextError` for a text that is mostly markup: it would fill memory, or take hours. Linear. */
export function refuseHeavyMarkup(text: string, format: 'markdown' | 'html'): void {
  if (count(text, /<[a-zA-Z/!]/g) > MAX_TAGS) throw new UnreadableTextError(`The text has more than ${MAX_TAGS} tags.`);
  if (format === 'html') return;
  const prose = text.replace(ADDRESS, (address) => address.replace(/[_[\]-]/g, ''));
  let signs = 0;
  let isHeavy = false;
  mapOutsideCode(prose, (part) => {
    signs += count(part, SIGN);
    isHeavy ||= part.split(/\n[ \t]*\n/).some((paragraph) => count(paragraph, DELIMITER) > MAX_SIGNS_OF_PARAGRAPH);
    return '';
  });
  if (signs > MAX_SIGNS || isHeavy) {
    throw new UnreadableTextError('The text is almost all markup, so there’s nothing to read.');
  }
}

function count(text: string, pattern: RegExp): number {
  const matches = text.matchAll(pattern);
  let found = 0;
  while (matches.next().done !== true) found += 1;
  return found;
}
