import { expect, test } from 'vitest';
import { csvLine } from './csv-line.ts';

test('NEWS-2: cells of a CSV that would be formulas are taken as words, and quotes, commas and line ends stay in them', () => {
  for (const start of ['=', '+', '-', '@', '\t', '\r']) {
    expect(csvLine([`${start}cmd|' /C calc'!A0`])).toBe(`"'${start}cmd|' /C calc'!A0"\r\n`);
  }
  expect(csvLine([1, 'ann@example.org', 'Say "hi", Ann', 'two\nlines', '', -3])).toBe(
    '1,ann@example.org,"Say ""hi"", Ann","two\nlines",,-3\r\n',
  );
});
