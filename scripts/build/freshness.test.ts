import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Built, isFresh, markFresh } from './freshness.ts';

const root = mkdtempSync(join(tmpdir(), 'longhand-fresh-'));
afterAll(() => rmSync(root, { recursive: true }));

const things: Built = {
  stamp: 'dist/.things',
  output: 'dist/things.js',
  isSource: (path) => /^src\/.*\.ts$/.test(path),
};

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

test('a build is fresh until what it is made of reads differently', () => {
  for (const path of ['package-lock.json', 'vite.config.ts', 'scripts/build.ts', 'scripts/build/one.ts'])
    write(path, '');
  write('src/deep/one.ts', 'one');
  expect(isFresh(root, things)).toBe(false);
  write('dist/things.js', '');
  markFresh(root, things);
  expect(isFresh(root, things)).toBe(true);
  utimesSync(join(root, 'src/deep/one.ts'), 1, 1);
  expect(isFresh(root, things), 'touched, and the same').toBe(true);
  write('src/deep/one.test.ts', 'a test');
  write('src/words.md', 'words');
  expect(isFresh(root, things), 'beside it').toBe(true);
  write('src/deep/one.ts', 'two');
  expect(isFresh(root, things), 'as long as before').toBe(false);
  markFresh(root, things);
  write('src/two.ts', '');
  expect(isFresh(root, things), 'a new file').toBe(false);
});
