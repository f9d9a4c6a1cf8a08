/** The plain text of one block that words can be marked in. */
export type PassageBlock = { readonly id: string; readonly text: string };

/** A place in a block: UTF-16 units of its plain text, `end` behind the last. */
export type Passage = { readonly blockId: string; readonly start: number; readonly end: number };

/** How a passage is found again: its words, what stands around them, and where it was last (rule 11). */
export type PassageAnchor = {
  readonly text: string;
  /** At most `CONTEXT_LENGTH` units before and after, in the same block. */
  readonly prefix: string;
  readonly suffix: string;
  readonly blockId?: string;
  readonly start?: number;
};

/** Own judgement: enough to tell two places with the same words apart. */
const CONTEXT_LENGTH = 32;
/** Rule 29. */
export const LEAST_PASSAGE_CHARACTERS = 3;
/** Own judgement: a long paragraph. */
export const MOST_PASSAGE_CHARACTERS = 5_000;

/** The anchor of a place in a block, without blanks at its ends; undefined where nothing but blanks is there. */
export function anchorAt(block: PassageBlock, start: number, end: number): Required<PassageAnchor> | undefined {
  const marked = block.text.slice(start, end);
  const text = marked.trim();
  if (text === '') return undefined;
  const from = start + (marked.length - marked.trimStart().length);
  const to = from + text.length;
  return {
    text,
    prefix: wellFormed(block.text.slice(Math.max(0, from - CONTEXT_LENGTH), from)),
    suffix: wellFormed(block.text.slice(to, to + CONTEXT_LENGTH)),
    blockId: block.id,
    start: from,
  };
}

/** A cut may have left half a character at one end, which no database holds. */
function wellFormed(text: string): string {
  return text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');
}
