import { blockToText, shorten } from './plain-text.ts';
import type { StoryDocument } from './story-document.ts';

/** Own judgement: what has no words takes about as much room as so many letters. */
const WITHOUT_WORDS = 500;
const MOST_LETTERS = 48;

/**
 * The first words of the paragraph that lies so far into a story, in percent; of a picture those of what stands next
 * before it. Undefined where nothing has words.
 */
export function wordsAt({ blocks }: Pick<StoryDocument, 'blocks'>, percent: number): string | undefined {
  const texts = blocks.map((block) => blockToText(block).replace(/\s+/g, ' ').trim());
  const sizes = texts.map((text) => text.length || WITHOUT_WORDS);
  const wanted = (sizes.reduce((sum, size) => sum + size, 0) * percent) / 100;
  let [passed, words]: [number, string | undefined] = [0, undefined];
  for (const [place, text] of texts.entries()) {
    if (text !== '') words = text;
    passed += sizes[place] ?? 0;
    if (passed >= wanted && words !== undefined) break;
  }
  return words === undefined ? undefined : shorten(words, MOST_LETTERS);
}
