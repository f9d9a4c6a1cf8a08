import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileRedirects } from '#test/support/hostile-redirects.ts';
import { safeRedirect } from './redirect-target.ts';

const OWN = 'https://stories.example';
const OTHER = 'https://slow.example';
const origins = [OWN, OTHER];

describe('where a reader may be led', () => {
  test.each([
    ['/', '/'],
    ['/@ada/lists?tab=saved#top', '/@ada/lists?tab=saved#top'],
    ['/search?q=a%20b', '/search?q=a%20b'],
    ['/a?next=//evil.example', '/a?next=//evil.example'],
    ['https://stories.example/me/settings', '/me/settings'],
    ['https://stories.example', '/'],
    ['HTTPS://STORIES.EXAMPLE:443/a', '/a'],
    ['https://slow.example/notes', 'https://slow.example/notes'],
  ])('%s leads to %s', (text, target) => {
    expect(safeRedirect(text, origins)).toBe(target);
  });

  test('nothing, and what is no text of ours, leads home', () => {
    for (const text of [null, undefined, '', 'me', './me', 'stories.example/me', 'http://stories.example/'])
      expect(safeRedirect(text, origins)).toBe('/');
    expect(safeRedirect('/me', [])).toBe('/');
  });

  test('every hostile spelling leads home', () => {
    const all = hostileRedirects('stories.example');
    expect(all.length).toBeGreaterThan(678);
    expect(all.filter((text) => safeRedirect(text, origins) !== '/')).toEqual([]);
  });

  test('whatever is given, the answer stays on our hosts in the eyes of a browser', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '//',
      '.',
      '..',
      ':',
      '@',
      '%2f',
      '%5c',
      '\t',
      'https:',
      'evil.example',
      'a',
      '?',
      '#',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(text, (given) => {
        const target = safeRedirect(given, origins);
        expect(target).toMatch(/^(?:\/(?![/\\])|https:\/\/slow\.example\/)/);
        expect([OWN, OTHER]).toContain(new URL(target, OWN).origin);
        // What was led to once is led to again.
        expect(safeRedirect(target, origins)).toBe(target);
      }),
      { numRuns: 2_000 },
    );
  });
});
