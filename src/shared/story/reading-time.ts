import { countWords } from './count-words.ts';
import { plainText } from './plain-text.ts';
import type { StoryDocument } from './story-document.ts';
import { walkOwnPictures } from './walk.ts';

/** Rule 5. */
const WORDS_PER_MINUTE = 265;
const CJK_CHARACTERS_PER_MINUTE = 500;
const FIRST_IMAGE_SECONDS = 12;
const LEAST_IMAGE_SECONDS = 3;
const LEAST_MINUTES = 1;

const CJK = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/gu;

/** Minutes with a fraction, at least 1 (rule 5). `language` is BCP 47. */
export function readingMinutes(document: StoryDocument, language = 'en'): number {
  const text = plainText(document);
  const cjkCharacters = text.match(CJK)?.length ?? 0;
  const words = countWords(text.replace(CJK, ' '), language);
  const images = [...walkOwnPictures(document)].length;
  const minutes = words / WORDS_PER_MINUTE + cjkCharacters / CJK_CHARACTERS_PER_MINUTE + secondsForImages(images) / 60;
  return Math.max(LEAST_MINUTES, minutes);
}

/** 12 s for the first image, 11 for the next, never below 3. */
export function secondsForImages(count: number): number {
  let seconds = 0;
  for (let index = 0; index < count; index += 1) seconds += Math.max(FIRST_IMAGE_SECONDS - index, LEAST_IMAGE_SECONDS);
  return seconds;
}
