import { expect, test } from 'vitest';
import { storyPath } from './story-path.ts';

const story = { id: 'a1b2c3d4e5f6', uniqueSlug: 'on-bread', creator: { username: 'mira' }, collection: null };

test('STORY-1: a story stands below its publication, or below its author', () => {
  expect(storyPath(story)).toBe('/@mira/on-bread-a1b2c3d4e5f6');
  expect(storyPath({ ...story, collection: { slug: 'kitchen' } })).toBe('/kitchen/on-bread-a1b2c3d4e5f6');
});

test('STORY-1: without a slug the id alone is the address', () => {
  expect(storyPath({ ...story, uniqueSlug: '' })).toBe('/@mira/a1b2c3d4e5f6');
});
