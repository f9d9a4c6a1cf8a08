import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { escapeWide } from './one-byte-text.ts';

const text = 'é ½ “quoted” … 日本 👩‍💻';

test('what is escaped reads as before, in every kind of text, and is ASCII', () => {
  const escaped = escapeWide(text);
  expect(escaped).toMatch(/^[\0-\u007F]*$/);
  for (const [open, close] of ['""', "''", '``'] as const)
    expect(runInThisContext(`${open}${escaped}${close}`)).toBe(text);
  for (const flags of ['', 'u', 'v']) {
    const pattern = runInThisContext(escapeWide(`/[“”]|日+/g${flags}`)) as RegExp;
    expect(text.replace(pattern, '')).toBe('é ½ quoted … 本 👩‍💻');
  }
  expect(text.match(runInThisContext(escapeWide('/[👩💻]/gu')) as RegExp)).toEqual(['👩', '💻']);
});
