import { expect, test } from 'vitest';
import { moveSection, toggleSection } from './editor-design.ts';

const all = ['FEATURED', 'LATEST', 'SECTIONS'] as const;

test('PUB-1: parts of a front page are hidden, shown again at the end, and moved as far as there is room', () => {
  expect(toggleSection(all, 'FEATURED')).toEqual(['LATEST', 'SECTIONS']);
  expect(toggleSection(['LATEST'], 'FEATURED')).toEqual(['LATEST', 'FEATURED']);
  expect(moveSection(all, 'LATEST', -1)).toEqual(['LATEST', 'FEATURED', 'SECTIONS']);
  expect(moveSection(all, 'LATEST', 1)).toEqual(['FEATURED', 'SECTIONS', 'LATEST']);
  expect(moveSection(all, 'FEATURED', -1)).toEqual(all);
  expect(moveSection(all, 'SECTIONS', 1)).toEqual(all);
});
