import { expect, test } from 'vitest';
import { languageName } from './language-name.ts';

test('a language is named in itself', () => {
  expect(languageName('es')).toBe('Español');
  expect(languageName('ja')).toBe('日本語');
  expect(languageName('not a tag')).toBe('not a tag');
});
