import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { contrastBetween, isColour, nearestGood, readColour, shortColour } from './colour.ts';
import { darkColours, findColourFaults, lightColours, pageColours, wordsOn } from './design-colours.ts';

const any = integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}ff`);
const none = { headerColor: null, accentColor: null, backgroundColor: null };

/** What a design with this colour becomes when everything that is proposed is taken. */
function mended(colours: typeof none | Record<keyof typeof none, string | null>) {
  const better = Object.fromEntries(findColourFaults(colours).map((fault) => [fault.name, fault.better]));
  return { ...colours, ...better };
}

test('PUB-1: a colour is # and eight hex digits', () => {
  expect(['#1f4f46ff', '#1F4F46FF'].every(isColour)).toBe(true);
  expect(['#1f4f46', '1f4f46ff', '#1f4f46fg', 'red', '#1f4f46ff;', ''].some(isColour)).toBe(false);
});

test('PUB-1: a colour is read as other programs write it, and shown as short as people know it', () => {
  const written = ['#1F4F46', '1f4f46', ' #1f4f46ff ', '#abc', 'abc', '#1f4f4680'];
  const read = ['#1f4f46ff', '#1f4f46ff', '#1f4f46ff', '#aabbccff', '#aabbccff', '#1f4f4680'];
  expect(written.map(readColour)).toEqual(read);
  expect(['red', '#12', '#12345', '#1234567', '#ggg', ''].map(readColour).filter(Boolean)).toEqual([]);
  expect(['#1f4f46ff', '#1f4f4680'].map(shortColour)).toEqual(['#1f4f46', '#1f4f4680']);
});

test('PUB-1: what is proposed for any colours is good, and words are read in both themes', () => {
  assert(
    property(any, any, any, (headerColor, accentColor, backgroundColor) => {
      const good = mended({ headerColor, accentColor, backgroundColor });
      expect(findColourFaults(good)).toEqual([]);
      expect(contrastBetween(wordsOn(good.headerColor ?? ''), good.headerColor ?? '')).toBeGreaterThanOrEqual(4.5);
      for (const [theme, colours] of [
        ['light', lightColours(good)],
        ['dark', darkColours(good)],
      ] as const) {
        const { surface = '', raised = '', sunken = '', accent = '', accentHover = '', accentWords = '' } = colours;
        for (const behind of [surface, raised, sunken]) {
          expect(contrastBetween(accent, behind)).toBeGreaterThanOrEqual(4.5);
          expect(contrastBetween(accentHover, behind)).toBeGreaterThanOrEqual(4.5);
          expect(contrastBetween(pageColours[theme].faint, behind)).toBeGreaterThanOrEqual(4.5);
        }
        expect(contrastBetween(accentWords, accent)).toBeGreaterThanOrEqual(4.5);
        expect(contrastBetween(accentWords, accentHover)).toBeGreaterThanOrEqual(4.5);
      }
    }),
    { numRuns: 400 },
  );
});

test('PUB-1: a good colour stays as it is, and a bad one gets the nearest good one of its hue', () => {
  expect(findColourFaults({ ...none, headerColor: '#1f4f46ff' })).toEqual([]);
  const [fault] = findColourFaults({ ...none, accentColor: '#ffcc00ff' });
  expect(fault?.name).toBe('accentColor');
  expect(contrastBetween(fault?.better ?? '', pageColours.light.sunken)).toBeLessThan(4.7);
  expect(nearestGood('#808080ff', () => false)).toBeUndefined();
});

test('PUB-1: a colour that shines through is answered with the one that is seen', () => {
  expect(findColourFaults({ ...none, headerColor: '#00000080' })).toEqual([
    { name: 'headerColor', better: expect.stringMatching(/ff$/) },
  ]);
});
