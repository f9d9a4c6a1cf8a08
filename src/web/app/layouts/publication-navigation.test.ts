import { expect, test } from 'vitest';
import { arrangeNavigation, bandCss, publicationOutcome } from './publication-navigation.ts';

const item = (title: string, destination: 'EXTERNAL_URL' | 'LATEST') =>
  ({ __typename: 'NavigationItem', destination, title, value: null, url: `/${title}` }) as const;

test('SHELL-3: one external link, last; the extras are for the log', () => {
  const items = [item('shop', 'EXTERNAL_URL'), item('latest', 'LATEST'), item('forum', 'EXTERNAL_URL')];
  const { inside, outside, extras } = arrangeNavigation(items);
  expect([inside, outside, extras]).toEqual([[items[1]], items[0], [items[2]]]);
});

test('SHELL-3: a missing publication, or one that is not legacy-compatible, is not found', () => {
  expect(publicationOutcome({ collectionByDomainOrSlug: null })).toEqual({ kind: 'notFound' });
  expect(publicationOutcome({ collectionByDomainOrSlug: { compatLegacy: null } })).toEqual({ kind: 'notFound' });
  expect(publicationOutcome({})).toEqual({ kind: 'show' });
});

test('only a colour becomes a style', () => {
  expect(bandCss('#b0413eff')).toBe(':root{--publication-band:#b0413eff}');
  expect(bandCss('red}</style>')).toBe('');
});
