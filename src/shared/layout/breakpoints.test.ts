import { expect, test } from 'vitest';
import { AVATAR_SIZES, ASPECT_RATIOS } from '#shared/images/image-sizes.ts';
import { BREAKPOINTS, gridWidth, LAYOUT_SIZES, layoutStep } from './breakpoints.ts';

test('SHELL-15: breakpoints 552, 728, 904 and 1080 make five steps', () => {
  expect(Object.values(BREAKPOINTS)).toEqual([552, 728, 904, 1080]);
  const widths = [320, 551, 552, 727, 728, 903, 904, 1079, 1080, 2000];
  expect(widths.map(layoutStep)).toEqual(['xs', 'xs', 'sm', 'sm', 'md', 'md', 'lg', 'lg', 'xl', 'xl']);
});

test('SHELL-15: the widths, avatars and shapes', () => {
  expect([LAYOUT_SIZES.inset, LAYOUT_SIZES.outset, LAYOUT_SIZES.rightColumn, LAYOUT_SIZES.rightColumnWidest]).toEqual([
    680, 1192, 352, 368,
  ]);
  expect([gridWidth(0), gridWidth(1), gridWidth(12)]).toEqual([0, 64, 1032]);
  expect(Object.values(AVATAR_SIZES)).toEqual([20, 28, 32, 40, 48, 64, 80, 128]);
  expect(Object.keys(ASPECT_RATIOS)).toEqual(['4:3', '1:1', '3:2', '2:1', '5:2']);
});
