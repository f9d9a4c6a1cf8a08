import { expect, test } from 'vitest';
import { canBePublished, readDesign } from './design.schema.ts';
import { defaultDesign, fontPairNames, fontPairOf, fontPairs } from './design.ts';

const design = defaultDesign('publication');

test('PUB-1: a design is read whole, its colours in one spelling, and anything else is none', () => {
  expect(readDesign('publication', { ...design, headerColor: '#1F4F46FF' })).toEqual({
    ...design,
    headerColor: '#1f4f46ff',
  });
  const wrong = [
    { headerColor: '#1f4f46' },
    { fonts: 'COMIC' },
    { layout: 'list' },
    { sections: ['FEATURED'] },
    { sections: ['LATEST', 'LATEST'] },
    { sections: ['LATEST', 'PINNED'] },
    { heroImageId: 'javascript:1' },
    { more: 1 },
  ];
  for (const change of wrong) expect(readDesign('publication', { ...design, ...change })).toBeUndefined();
  expect(readDesign('person', defaultDesign('person'))).toEqual(defaultDesign('person'));
});

test('PUB-1: what words cannot be read on may be drafted and not published', () => {
  const pale = { ...design, accentColor: '#ffee99ff' };
  expect(readDesign('publication', pale)).toEqual(pale);
  expect(canBePublished(pale)).toBe(false);
  expect(canBePublished(design)).toBe(true);
});

test('PUB-2: there are eight pairs of fonts, and each is found by its faces', () => {
  expect(fontPairNames).toHaveLength(8);
  for (const name of fontPairNames) expect(fontPairOf(fontPairs[name].heading, fontPairs[name].body)).toBe(name);
  expect(fontPairOf('slab', 'mono')).toBe('LONGHAND');
});
