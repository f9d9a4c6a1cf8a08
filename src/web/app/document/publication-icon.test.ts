import { expect, test } from 'vitest';
import { publicationIcon } from './publication-icon.ts';

const withIcon = (favicon: { readonly __typename: 'ImageReference'; readonly id: string } | null) =>
  publicationIcon({ collection: { __typename: 'Collection', id: 'c1', favicon } });

test('CORE-13: a publication on its own domain has its icon as a crop of 128 by 128, else the default one', () => {
  const id = '0123456789abcdef0123456789abcdef';
  expect(withIcon({ __typename: 'ImageReference', id })).toMatch(/128.*128.*0123456789abcdef/);
  expect(withIcon(null)).toBeUndefined();
  expect(publicationIcon({ collection: null })).toBeUndefined();
});
