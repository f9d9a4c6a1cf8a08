import { findLikeWords } from './find-like-words.ts';
import { type FoldedText, foldText } from './fold-text.ts';
import type { Passage, PassageAnchor, PassageBlock } from './passage.ts';

/**
 * Where a passage stands in a text that may have been edited since: its very words first, then words much
 * like them; undefined where the passage changed (rule 11). Pure; the same question has one answer.
 */
export function findPassage(blocks: readonly PassageBlock[], anchor: PassageAnchor): Passage | undefined {
  return findExactPassage(blocks, anchor) ?? findLikeWords(blocks, anchor);
}

type Candidate = { readonly passage: Passage; readonly context: number; readonly isSameBlock: boolean };

/** The place with the very words, blanks aside; of several the one with the same surroundings, then the nearest. */
export function findExactPassage(blocks: readonly PassageBlock[], anchor: PassageAnchor): Passage | undefined {
  const words = foldText(anchor.text).text;
  if (words === '') return undefined;
  const [prefix, suffix] = [foldText(anchor.prefix).text, foldText(anchor.suffix).text];
  let best: Candidate | undefined;
  for (const block of blocks) {
    // Folding the text of a whole story for each passage would be most of the work.
    if (!mayHold(block.text, anchor.text)) continue;
    const folded = foldText(block.text);
    for (let at = folded.text.indexOf(words); at >= 0; at = folded.text.indexOf(words, at + 1)) {
      const candidate: Candidate = {
        passage: placeOf(block.id, folded, at, words.length),
        context:
          commonEnd(folded.text.slice(0, at), prefix) + commonStart(folded.text.slice(at + words.length), suffix),
        isSameBlock: block.id === anchor.blockId,
      };
      if (best === undefined || isBetter(candidate, best, anchor.start ?? 0)) best = candidate;
    }
  }
  return best?.passage;
}

/** A quick no: the first run of letters of the passage is nowhere in the block. */
function mayHold(text: string, passage: string): boolean {
  const run = /[\p{L}\p{N}]+/u.exec(passage)?.[0];
  return run === undefined || text.includes(run) || /[\u00ad\u200b-\u200d\u2060\ufeff]/.test(text + passage);
}

function isBetter(one: Candidate, other: Candidate, start: number): boolean {
  if (one.context !== other.context) return one.context > other.context;
  if (one.isSameBlock !== other.isSameBlock) return one.isSameBlock;
  return one.isSameBlock && Math.abs(one.passage.start - start) < Math.abs(other.passage.start - start);
}

function placeOf(blockId: string, { places }: FoldedText, at: number, length: number): Passage {
  const start = places[at] ?? 0;
  return { blockId, start, end: (places[at + length - 1] ?? start) + 1 };
}

function commonEnd(text: string, end: string): number {
  let length = 0;
  while (length < end.length && text.at(-1 - length) === end.at(-1 - length)) length += 1;
  return length;
}

function commonStart(text: string, start: string): number {
  let length = 0;
  while (length < start.length && text[length] === start[length]) length += 1;
  return length;
}
