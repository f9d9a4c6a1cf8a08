import type { MarkedPart } from '#shared/search/mark-words.ts';

/** What stands before and after a hit in an answer: nothing that somebody writes, and no markup. */
export const HIT_TAGS = { before: '\u{E000}', after: '\u{E001}' } as const;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

/**
 * The parts of a marked text whose words are `plain`. One provider escapes what it marks and another
 * does not: whichever gives the plain text again is right, and where neither does nothing is marked.
 */
export function markedParts(marked: string | undefined, plain: string): readonly MarkedPart[] {
  const asIs = splitAtHits(marked ?? plain);
  const unescaped = asIs.map(({ text, isMatch }) => ({ text: unescapeHtml(text), isMatch }));
  return [asIs, unescaped].find((parts) => textOf(parts) === plain) ?? [{ text: plain, isMatch: false }];
}

function splitAtHits(marked: string): readonly MarkedPart[] {
  const [first = '', ...rest] = marked.split(HIT_TAGS.before);
  const parts = rest.flatMap((part) => {
    const [hit = '', ...after] = part.split(HIT_TAGS.after);
    return [
      { text: hit, isMatch: true },
      { text: after.join(''), isMatch: false },
    ];
  });
  return [{ text: first, isMatch: false }, ...parts].filter(({ text }) => text !== '');
}

const textOf = (parts: readonly MarkedPart[]) => parts.map(({ text }) => text).join('');

function unescapeHtml(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
