/** A stretch of text, and whether the query found it there. */
export type MarkedPiece = { readonly text: string; readonly isHit: boolean };

/** What stands before and after a hit in an answer: nothing that somebody writes, and no markup. */
export const HIT_TAGS = { before: '\u{E000}', after: '\u{E001}' } as const;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

/**
 * The pieces of a marked text whose words are `plain`. One provider escapes what it marks and another
 * does not: whichever gives the plain text again is right, and where neither does nothing is marked.
 */
export function markedPieces(marked: string | undefined, plain: string): readonly MarkedPiece[] {
  const asIs = splitAtHits(marked ?? plain);
  const unescaped = asIs.map(({ text, isHit }) => ({ text: unescapeHtml(text), isHit }));
  return [asIs, unescaped].find((pieces) => textOf(pieces) === plain) ?? [{ text: plain, isHit: false }];
}

function splitAtHits(marked: string): readonly MarkedPiece[] {
  const [first = '', ...rest] = marked.split(HIT_TAGS.before);
  const pieces = rest.flatMap((part) => {
    const [hit = '', ...after] = part.split(HIT_TAGS.after);
    return [
      { text: hit, isHit: true },
      { text: after.join(''), isHit: false },
    ];
  });
  return [{ text: first, isHit: false }, ...pieces].filter(({ text }) => text !== '');
}

const textOf = (pieces: readonly MarkedPiece[]) => pieces.map(({ text }) => text).join('');

function unescapeHtml(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
