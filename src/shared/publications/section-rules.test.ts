import { expect, test } from 'vitest';
import { findSectionFault, type SectionForm, sectionLimits, trimSection } from './section-rules.ts';

const section: SectionForm = { title: 'Walks', slug: 'walks', topic: null, storyIds: ['a', 'b'] };

test('PUB-1: a feature page has a title and an address, and a topic or stories', () => {
  expect(findSectionFault(section)).toBeUndefined();
  expect(findSectionFault({ ...section, storyIds: [] })).toBeUndefined();
  expect(findSectionFault({ ...section, title: '' })?.fault).toBe('titleMissing');
  expect(findSectionFault({ ...section, title: 'a'.repeat(sectionLimits.mostTitle + 1) })?.fault).toBe('titleTooLong');
  expect(findSectionFault({ ...section, slug: '' })?.fault).toBe('slugMissing');
  expect(findSectionFault({ ...section, topic: '' })).toEqual({ field: 'topic', fault: 'topicMissing' });
  const storyIds = Array.from({ length: sectionLimits.mostStories + 1 }, (_story, index) => String(index));
  expect(findSectionFault({ ...section, storyIds })).toEqual({ field: 'stories', fault: 'tooManyStories' });
});

test('PUB-1: each story is there once and in its place, and none beside a topic', () => {
  const form = { title: ' Long  walks', slug: 'Long Walks', topic: null, storyIds: ['b', 'a', 'b'] };
  expect(trimSection(form)).toEqual({ title: 'Long walks', slug: 'long-walks', topic: null, storyIds: ['b', 'a'] });
  expect(trimSection({ ...form, topic: 'Field Notes' })).toMatchObject({ topic: 'field-notes', storyIds: [] });
});
