import { expect, test } from 'vitest';
import {
  findPublicationFaults,
  findSlugFault,
  proposePublicationSlug,
  type PublicationTexts,
  trimPublication,
} from './publication-rules.ts';

const good: PublicationTexts = { name: 'Field notes', slug: 'field-notes', tagline: '', description: '', topics: [] };

test('PUB-1: names of 3 to 80, addresses of 3 to 60, taglines to 100, descriptions to 280, five topics', () => {
  const faults = (changes: Partial<PublicationTexts>) => findPublicationFaults({ ...good, ...changes });
  expect(faults({})).toEqual({});
  expect(faults({ name: 'Ad' })).toEqual({ name: 'nameTooShort' });
  expect(faults({ name: '🌱'.repeat(80) })).toEqual({});
  expect(faults({ name: 'a'.repeat(81) })).toEqual({ name: 'nameTooLong' });
  expect(faults({ tagline: 'a'.repeat(101), description: 'a'.repeat(281) })).toEqual({
    tagline: 'taglineTooLong',
    description: 'descriptionTooLong',
  });
  expect(faults({ topics: ['a', 'b', 'c', 'd', 'e', 'f'] })).toEqual({ topics: 'topicsTooMany' });
  expect(faults({ topics: ['!'] })).toEqual({ topics: 'topicInvalid' });
  expect(faults({ topics: ['a'.repeat(26)] })).toEqual({ topics: 'topicInvalid' });
});

test('PUB-1: an address is of letters, digits and single hyphens, and none that a page or the site has', () => {
  const faults = Object.fromEntries(
    ['ab', '', 'a'.repeat(60), 'a'.repeat(61), 'a b', '-ab', 'ab-', 'a--b', 'Ünder', 'me', 'search', 'new-publication']
      .concat(['admin', 'ad-min', '0fficial', 'an-index-9a5dc5c1033a', '9a5dc5c1033a', 'the-2026-review'])
      .map((slug) => [slug, findSlugFault(slug)]),
  );
  expect(faults).toEqual({
    ab: 'slugTooShort',
    '': 'slugTooShort',
    ['a'.repeat(60)]: undefined,
    ['a'.repeat(61)]: 'slugTooLong',
    'a b': 'slugInvalid',
    '-ab': 'slugInvalid',
    'ab-': 'slugInvalid',
    'a--b': 'slugInvalid',
    Ünder: 'slugInvalid',
    me: 'slugTooShort',
    search: 'slugReserved',
    'new-publication': 'slugReserved',
    admin: 'slugReserved',
    'ad-min': 'slugReserved',
    '0fficial': 'slugReserved',
    'an-index-9a5dc5c1033a': 'slugInvalid',
    '9a5dc5c1033a': 'slugInvalid',
    'the-2026-review': undefined,
  });
});

test('PUB-1: a name proposes its address, where it can be read as one', () => {
  expect(['Field Notes', 'Über Wege', '日本語', 'Search', 'A'].map(proposePublicationSlug)).toEqual([
    'field-notes',
    'uber-wege',
    '',
    '',
    '',
  ]);
  expect(trimPublication({ ...good, name: '  Field \n notes ', slug: ' /Field-Notes ' })).toEqual(good);
});
