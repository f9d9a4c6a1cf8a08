import { plainText } from '#shared/story/plain-text.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';
import { words } from './source-words.ts';

/** The words of a document in reading order. */
export function documentWords(document: StoryDocument): string[] {
  return words(plainText(document));
}
