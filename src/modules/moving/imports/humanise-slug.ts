/** Words that stay small inside a name. */
const SMALL = new Set(['de', 'del', 'der', 'van', 'von', 'la', 'le', 'da', 'di', 'and', 'of', 'the', 'für']);

/**
 * A name for a reader from a slug: `waldo-jaquith` becomes `Waldo Jaquith`. A text that already has
 * spaces or capitals is somebody's own spelling and stays.
 */
export function humaniseSlug(slug: string): string {
  const trimmed = slug.trim();
  if (/[\s\p{Lu}]/u.test(trimmed) || !/^[\p{L}\p{N}._-]+$/u.test(trimmed)) return trimmed;
  const words = trimmed.split(/[-_]+/).filter((word) => word !== '');
  return words
    .map((word, index) => (index > 0 && index < words.length - 1 && SMALL.has(word) ? word : capital(word)))
    .join(' ');
}

function capital(word: string): string {
  return word.slice(0, 1).toLocaleUpperCase('en') + word.slice(1);
}
