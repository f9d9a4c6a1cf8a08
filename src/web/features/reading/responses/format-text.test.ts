import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Format, formatText } from './format-text.ts';

/** `[` and `]` are the selection. */
function format(marked: string, kind: Format): string {
  const start = marked.indexOf('«');
  const end = marked.indexOf('»') - 1;
  const {
    text,
    start: from,
    end: to,
  } = formatText({ text: marked.replace('«', '').replace('»', ''), start, end }, kind);
  return `${text.slice(0, from)}«${text.slice(from, to)}»${text.slice(to)}`;
}

test('a format goes around the selection, and away again', () => {
  expect(format('a «bold» word', 'bold')).toBe('a **«bold»** word');
  expect(format('a **«bold»** word', 'bold')).toBe('a «bold» word');
  expect(format('«»', 'code')).toBe('`«»`');
  expect(format('a **bold«»**', 'bold')).toBe('a **bold**«»');
  expect(format('an «odd» one', 'italic')).toBe('an _«odd»_ one');
});

test('quotes and lists take whole lines', () => {
  expect(format('one\nt«wo\nth»ree\nfour', 'quote')).toBe('one\n> t«wo\n> th»ree\nfour');
  expect(format('one\n> t«wo\n> th»ree\nfour', 'quote')).toBe('one\nt«wo\nth»ree\nfour');
  expect(format('«»', 'list')).toBe('- «»');
});

test('a link leaves selected what is still to be typed', () => {
  expect(format('see «this»', 'link')).toBe('see [this](«https://»)');
  expect(format('see «https://a.example»', 'link')).toBe('see [«»](https://a.example)');
});

test('no format loses a letter, and the selection stays inside', () => {
  const formats = fc.constantFrom<Format>('bold', 'italic', 'code', 'link', 'quote', 'list');
  fc.assert(
    fc.property(fc.stringMatching(/^[a-c\n ]{0,30}$/), fc.nat(30), fc.nat(30), formats, (text, one, other, kind) => {
      const [start, end] = [Math.min(one, other, text.length), Math.min(Math.max(one, other), text.length)];
      const after = formatText({ text, start, end }, kind);
      expect(after.text.replace(/[^abc]/g, '').length).toBeGreaterThanOrEqual(text.replace(/[^abc]/g, '').length);
      expect(after.start).toBeGreaterThanOrEqual(0);
      expect(after.end).toBeGreaterThanOrEqual(after.start);
      expect(after.end).toBeLessThanOrEqual(after.text.length);
    }),
  );
});
