import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '..');

test('no two style sheets have the same name, since their classes are named after it', () => {
  const names = globSync('**/*.module.css', { cwd: web }).map((path) => basename(path));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
