import { expect, test } from 'vitest';
import { readWaveValue } from './wave-rules.ts';

test.each([
  ['MAIL_DOMAIN', ' *.Spam.example ', 'spam.example'],
  ['MAIL_DOMAIN', 'ada@spam.example', 'spam.example'],
  ['LINK', 'https://www.Casino.example/win?me=1', 'casino.example'],
  ['LINK', 'bücher.example', 'xn--bcher-kva.example'],
  ['LINK', 'com', undefined],
  ['LINK', '%', undefined],
  ['LINK', 'a_b.example', 'a_b.example'],
  ['WORDS', '  Win   BIG money ', 'win big money'],
  ['WORDS', 'win big', undefined],
  ['WORDS', 'x'.repeat(201), undefined],
] as const)('rule 255: a wave by %s of “%s” is one of %s', (kind, typed, value) => {
  expect(readWaveValue(kind, typed)).toBe(value);
});
