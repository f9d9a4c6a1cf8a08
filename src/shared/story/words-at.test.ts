import { expect, test } from 'vitest';
import type { StoryDocument } from './story-document.ts';
import { wordsAt } from './words-at.ts';

const document = (...texts: readonly string[]): Pick<StoryDocument, 'blocks'> => ({
  blocks: texts.map((text, place) => ({ type: 'paragraph', id: `block${place}`, content: [{ type: 'text', text }] })),
});

test('STAT-1: the words of a place in a story are the first of its paragraph, however long the others are', () => {
  const story = document('Short.', `Long ${'and longer '.repeat(20)}`, 'Last.');
  expect(wordsAt(story, 0)).toBe('Short.');
  expect(wordsAt(story, 50)).toMatch(/^Long and longer.*…$/);
  expect(wordsAt(story, 90)).toMatch(/^Long/);
  expect(wordsAt(story, 100)).toBe('Last.');
  expect(wordsAt(document(), 50)).toBeUndefined();
  expect(wordsAt(document('', 'After a picture.'), 10)).toBe('After a picture.');
});
