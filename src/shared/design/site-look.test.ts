import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastBetween } from './colour.ts';
import { pageColours } from './design-colours.ts';
import { DEFAULT_ACCENT, siteCss } from './site-look.ts';

test('ADMIN-1: whatever color an operator chooses, words can be read in it and on it, in the light and in the dark', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^#[0-9a-f]{6}$/), (chosen) => {
      const css = siteCss(chosen);
      const [light = '', dark = ''] = [...css.matchAll(/--colour-accent:(#[0-9a-f]{8})/g)].map(([, colour]) => colour);
      const [words = '', wordsInTheDark = ''] = [...css.matchAll(/--colour-accent-contrast:(#[0-9a-f]{8})/g)].map(
        ([, colour]) => colour,
      );
      for (const behind of [pageColours.light.surface, pageColours.light.sunken])
        expect(contrastBetween(light, behind)).toBeGreaterThanOrEqual(4.5);
      for (const behind of [pageColours.dark.surface, pageColours.dark.raised])
        expect(contrastBetween(dark, behind)).toBeGreaterThanOrEqual(4.5);
      expect(contrastBetween(words, light)).toBeGreaterThanOrEqual(4.5);
      expect(contrastBetween(wordsInTheDark, dark)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('ADMIN-1: where nobody chose, the style sheets say it all', () => {
  expect(siteCss(DEFAULT_ACCENT)).toBe('');
});
