import { expect, test } from 'vitest';
import { type Cover, cutCover, largeRatio } from './cover-cut.ts';

const cover: Cover = {
  __typename: 'PreviewImage',
  id: '0123456789abcdef0123456789abcdef',
  focusPercentX: 30,
  focusPercentY: 70,
  alt: '',
  originalWidth: 1200,
  originalHeight: 800,
};

test('STORY-12: a cover is cut around its focus', () => {
  expect(cutCover(cover, 680, '3:2').src).toBe('/image/crop:680:453:30:70/0123456789abcdef0123456789abcdef');
});

test('STORY-12: an upright cover without a chosen focus keeps its upper part and is not cut wide', () => {
  const upright = { ...cover, focusPercentX: 50, focusPercentY: 50, originalHeight: 1800 };
  expect(largeRatio(upright)).toBe('1:1');
  expect(largeRatio(cover)).toBe('3:2');
  expect(cutCover(upright, 680, '1:1').src).toContain('crop:680:680:50:20');
});
