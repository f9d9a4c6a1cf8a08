import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keyPurposes } from './key-purposes.ts';

const isProgram = (path: string) => !/\.test\.ts$|\/generated\/|^src\/web\//.test(path);
const sources = globSync('src/**/*.ts')
  .filter(isProgram)
  .map((path) => readFileSync(path, 'utf8'));
const namesIn = (texts: readonly string[], pattern: RegExp) =>
  new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)));

test('rule 238: every purpose that a key of the site is used for says what becomes of it when the key goes', () => {
  const asked = namesIn(sources, /\b(?:secret|standing|known)\('([^']+)'\)/g);
  const named = namesIn(sources, /\b\w*PURPOSE = (?:\{ purpose: )?'([^']+)'/g);
  const sealing = sources.filter((text) => /secrets\/seal\.ts|sealed-column\.ts/.test(text));
  const given = namesIn(sealing, /\bpurpose: '([^']+)'/g);
  const used = new Set(['fingerprint', ...asked, ...named, ...given].filter((name) => name !== ''));
  expect(used).toEqual(new Set(Object.keys(keyPurposes)));
  const standing = Object.entries(keyPurposes).flatMap(([name, { kind }]) => (kind === 'standing' ? [name] : []));
  expect(namesIn(sources, /\bstanding\('([^']+)'\)/g)).toEqual(new Set(standing));
});
