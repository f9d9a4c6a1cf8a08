import { expect, test } from 'vitest';
import { readLanguage } from './post-language.ts';

test('what a post says of its language counts first, then its file, its folder and the site', () => {
  expect(readLanguage('de/rain.de.md', 'fr', 'en').language).toBe('fr');
  expect(readLanguage('de/rain.it.md', undefined, 'en').language).toBe('it');
  expect(readLanguage('de/rain.md', undefined, 'en').language).toBe('de');
  expect(readLanguage('notes/rain.md', undefined, 'pt').language).toBe('pt');
  expect(readLanguage('notes/rain.md', undefined, undefined).language).toBe('en');
});

test('translations of one post share a key, and a post that could have none has no key', () => {
  expect(readLanguage('rain.de.md', undefined, 'en').translationKey).toBe('rain');
  expect(readLanguage('de/rain.md', undefined, 'en').translationKey).toBe('rain');
  expect(readLanguage('de/rain.md', 'de', 'en').translationKey).toBe('rain');
  expect(readLanguage('rain/index.md', undefined, 'en').translationKey).toBe('rain/index');
  expect(readLanguage('rain.md', 'de', 'en').translationKey).toBe('rain');
  expect(readLanguage('rain.md', undefined, 'en').translationKey).toBeUndefined();
});

test('a folder of another language than the post is no folder of a language', () => {
  expect(readLanguage('de/rain.md', 'fr', 'en')).toEqual({ language: 'fr', translationKey: 'de/rain' });
});
