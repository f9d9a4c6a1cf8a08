import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '..');
const SET = /--[\w-]+(?=['"`]?\]?\s*:)/g;
const USED = /var\((--[\w-]+)\)/g;

test('no two style sheets have the same name, since their classes are named after it', () => {
  const names = globSync('**/*.module.css', { cwd: web }).map((path) => basename(path));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('every custom property that a style sheet reads without a second choice is set somewhere', () => {
  const read = (pattern: string) =>
    globSync(pattern, { cwd: join(web, '..') }).map((path) => readFileSync(join(web, '..', path), 'utf8'));
  const sheets = read('web/**/*.css');
  // In a style sheet, in the style of an element, or in what the server writes into a page.
  const set = new Set([...sheets, ...read('{web,shared}/**/*.{ts,tsx}')].flatMap((text) => text.match(SET) ?? []));
  const used = sheets.flatMap((text) => [...text.matchAll(USED)].flatMap(([, name = '']) => name));
  expect([...new Set(used)].filter((name) => !set.has(name))).toEqual([]);
});
