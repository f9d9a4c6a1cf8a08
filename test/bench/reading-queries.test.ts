import { expect, test } from 'vitest';
import { variablesOf } from './reading-queries.ts';

test('a reading gives what its document must have, and what else is known', () => {
  const text = 'query TagPageQuery($tagSlug: ID!, $to: String) { tagFromSlug(tagSlug: $tagSlug) { id } }';
  expect(variablesOf(text, { tagSlug: 'sea', day: 'x' })).toEqual({ tagSlug: 'sea' });
  expect(() => variablesOf(text, {})).toThrow('tagSlug');
  expect(variablesOf('query HomePageQuery { popularTags { items { id } } }', {})).toEqual({});
});
