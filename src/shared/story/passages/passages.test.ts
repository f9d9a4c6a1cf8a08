import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryStory } from '../arbitrary-story.ts';
import { paragraph, storyDocument } from '../story-document.build.ts';
import { findExactPassage, findPassage } from './find-passage.ts';
import { foldText } from './fold-text.ts';
import { passageBlocks } from './passage-blocks.ts';
import { anchorAt, type PassageBlock } from './passage.ts';

const SENTENCE = 'The lighthouse keeper wrote every evening of the small engines in the harbour.';
const block = (id: string, text: string): PassageBlock => ({ id, text });
const anchorOf = (one: PassageBlock, words: string) => {
  const start = one.text.indexOf(words);
  const anchor = anchorAt(one, start, start + words.length);
  if (anchor === undefined) throw new Error('no words');
  return anchor;
};
const wordsAt = (blocks: readonly PassageBlock[], anchor: ReturnType<typeof anchorOf>) => {
  const found = findPassage(blocks, anchor);
  return found && blocks.find(({ id }) => id === found.blockId)?.text.slice(found.start, found.end);
};

const stories = arbitraryStory(fc.oneof(fc.string({ unit: 'grapheme' }), fc.lorem({ maxCount: 8 })));

test('STORY-7: in a text that nobody changed every passage is found where it was', () => {
  fc.assert(
    fc.property(stories, fc.nat(), fc.nat(), fc.nat(), (story, which, from, length) => {
      const blocks = passageBlocks(story);
      const one = blocks[which % Math.max(blocks.length, 1)];
      if (one === undefined) return;
      const start = from % one.text.length;
      const anchor = anchorAt(one, start, start + 1 + (length % 40));
      if (anchor === undefined || foldText(anchor.text).text === '') return;
      const found = findExactPassage(blocks, anchor);
      expect(found?.blockId).toBe(one.id);
      const words = one.text.slice(found?.start, found?.end);
      expect(foldText(words).text).toBe(foldText(anchor.text).text);
    }),
  );
});

test('STORY-7: what is found is a place in a block that there is, whatever the text became', () => {
  fc.assert(
    fc.property(stories, stories, fc.string(), fc.string(), fc.string(), (before, after, text, prefix, suffix) => {
      const blocks = passageBlocks(after);
      const anchors = passageBlocks(before).map((one) => anchorAt(one, 0, one.text.length));
      for (const anchor of [...anchors, { text, prefix, suffix }]) {
        const found = anchor && findPassage(blocks, anchor);
        if (found === undefined) continue;
        const length = blocks.find(({ id }) => id === found.blockId)?.text.length ?? 0;
        expect(found.start).toBeGreaterThanOrEqual(0);
        expect(found.end).toBeGreaterThan(found.start);
        expect(found.end).toBeLessThanOrEqual(length);
      }
    }),
  );
});

test('rule 11: words that stay are found again after every edit around them', () => {
  const words = fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8}){0,6}$/);
  fc.assert(
    fc.property(
      words,
      words,
      fc.array(words, { maxLength: 4 }),
      fc.array(words, { maxLength: 4 }),
      fc.boolean(),
      (lead, tail, others, inserted, isFirst) => {
        const own = block('own', `${lead} QUITE SINGULAR WORDS ${tail}`);
        const anchor = anchorOf(own, 'QUITE SINGULAR WORDS');
        const edited = block('own', `${inserted.join(' ')} ${own.text} ${others.join(' ')}`);
        const rest = others.map((text, index) => block(`o${index}`, text));
        const blocks = isFirst ? [edited, ...rest] : [...rest, edited];
        expect(wordsAt(blocks, anchor)).toBe('QUITE SINGULAR WORDS');
        const renamed = blocks.map((one) => (one.id === 'own' ? { ...one, id: 'new' } : one));
        expect(wordsAt(renamed, anchor)).toBe('QUITE SINGULAR WORDS');
      },
    ),
  );
});

test('rule 11: of two places with the same words the one with the same surroundings is it', () => {
  const one = block('one', 'Then it rained. Then it snowed. Then it rained again.');
  const start = one.text.lastIndexOf('it rained');
  const anchor = anchorAt(one, start, start + 9);
  if (anchor === undefined) throw new Error('no words');
  expect(findPassage([one], anchor)?.start).toBe(start);
  const longer = block('one', `Before. ${one.text}`);
  expect(findPassage([longer], anchor)?.start).toBe(start + 8);
  const moved = [block('x', 'Then it rained.'), block('y', 'Then it snowed. Then it rained again.')];
  expect(findPassage(moved, anchor)).toMatchObject({ blockId: 'y' });
});

test('rule 11: some changed words are the passage still, more are not', () => {
  const before = block('b', SENTENCE);
  const anchor = anchorOf(before, 'keeper wrote every evening of the small engines');
  const at = (text: string) => wordsAt([block('a', 'Something else entirely.'), block('b', text)], anchor);
  expect(at(SENTENCE.replace('wrote', 'noted'))).toBe('keeper noted every evening of the small engines');
  expect(at(SENTENCE.replace('every ', ''))).toBe('keeper wrote evening of the small engines');
  expect(at(SENTENCE.replace('small', 'small loud'))).toBe('keeper wrote every evening of the small loud engines');
  expect(at('The lighthouse keeper slept all day and never wrote.')).toBeUndefined();
  const short = anchorOf(before, 'small engines');
  expect(wordsAt([block('b', SENTENCE.replace('small', 'tiny'))], short)).toBeUndefined();
});

test('blanks, soft hyphens and breaks do not keep a passage from being found', () => {
  const blocks = passageBlocks(
    storyDocument(paragraph('A line', { type: 'lineBreak' }, 'and its\u00a0other', '\u00adwise')),
  );
  const found = findExactPassage(blocks, { text: 'line and its otherwise', prefix: '', suffix: '' });
  expect(blocks[0]?.text.slice(found?.start, found?.end)).toBe('line\nand its\u00a0other\u00adwise');
});
