import { expect, test } from 'vitest';
import { UnreadableTextError } from '../convert/unreadable-text-error.ts';
import { readFrontMatter } from './front-matter.ts';
import { readDate, readPathDate } from './read-date.ts';

test('blank lines before it, blanks behind its fences, a capital letter and keys that stand twice are forgiven', () => {
  const { fields, body, complaint } = readFrontMatter(
    '\n \n--- \nTitle: A\ndate: 2014-01-01\ndate: 2015-02-02\n---  \nBody',
  );
  expect([fields.text('title'), fields.text('date'), body, complaint]).toEqual(['A', '2015-02-02', 'Body', undefined]);
});

test('a quoted text may run on at the left edge', () => {
  const { fields, complaint } = readFrontMatter('---\nexcerpt: "One\ntwo \\" three."\ntags:\n- a\n---\n');
  expect([fields.text('excerpt'), fields.list('tags'), complaint]).toEqual(['One two " three.', ['a'], undefined]);
});

test('tabs are mended and said', () => {
  const { fields, complaint } = readFrontMatter('---\ntitle: A\ntags: [one,\n\ttwo]\n---\n');
  expect(fields.list('tags')).toEqual(['one', 'two']);
  expect(complaint).toMatch(/^The front matter was mended: /);
});

test('what YAML cannot read is read by lines', () => {
  const { fields, complaint } = readFrontMatter('---\ntitle: A: B: "C\nauthor: [ada, tom]\nbad: {\n---\nBody');
  expect([fields.text('title'), fields.list('author')]).toEqual(['A: B: "C', ['ada', 'tom']]);
  expect(complaint).toMatch(/in part only/);
});

test('a separator of lines inside a value ends neither the value nor the front matter', () => {
  const odd = 'A\u2028---\u2029B';
  const { fields, body, complaint } = readFrontMatter(`---\ntitle: "${odd}"\ntags: [a]\n---\nBody`);
  expect([fields.text('title'), fields.list('tags'), body, complaint]).toEqual([odd, ['a'], 'Body', undefined]);
  const mended = readFrontMatter(`---\ntitle: ${odd}: B\nauthor: [ada, tom]\nbad: {\n---\nBody`);
  expect([mended.fields.text('title'), mended.body]).toEqual([`${odd}: B`, 'Body']);
});

test('TOML between plus signs, with its inner tables', () => {
  const { fields, body } = readFrontMatter(
    '+++\ntitle = "A"\ndate = 2020-01-02\nauthors = ["x", "y"]\n[extra]\nteam = "z"\n+++\nBody',
  );
  expect([
    fields.text('title'),
    fields.text('date'),
    fields.list('authors'),
    fields.record('extra')?.text('team'),
    body,
  ]).toEqual(['A', '2020-01-02', ['x', 'y'], 'z', 'Body']);
});

test('every scalar is text: a title may be a number, a date or no', () => {
  const { fields } = readFrontMatter('---\ntitle: 1.10\nname: no\nempty:\n---\n');
  expect([fields.text('title'), fields.text('name'), fields.text('empty')]).toEqual(['1.10', 'no', undefined]);
});

test('a billion laughs are refused in a sentence', () => {
  const levels = 'bcdefghij'
    .split('')
    .map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefghij'[index]}`).join(', ')}]`);
  expect(() => readFrontMatter(`---\na: &a [x]\n${levels.join('\n')}\n---\n`)).toThrow(UnreadableTextError);
});

test.each([
  ['2014-12-29 10:00:11 -0400', '2014-12-29T14:00:11.000Z'],
  ['2014-03-12T10:11:00-04:00', '2014-03-12T14:11:00.000Z'],
  ['1832-01-01', '1832-01-01T00:00:00.000Z'],
  ['2020/5/7', '2020-05-07T00:00:00.000Z'],
  ['March 3, 2014', '2014-03-03T00:00:00.000Z'],
  ["`r format(Sys.time(), '%d %B, %Y')`", undefined],
  ['2015-02-31', undefined],
])('the date %s is %s', (written, iso) => {
  expect(readDate(written)?.toISOString()).toBe(iso);
});

test('the time may stand apart, the date in the path', () => {
  expect(readDate('2018-01-10', '09:30:00')?.toISOString()).toBe('2018-01-10T09:30:00.000Z');
  expect(readPathDate('2022/10/28/slug')?.toISOString()).toBe('2022-10-28T00:00:00.000Z');
  expect(readPathDate('a/2014-03-12-coming-soon.md')?.toISOString()).toBe('2014-03-12T00:00:00.000Z');
  expect(readPathDate('coming-soon.md')).toBeUndefined();
});
