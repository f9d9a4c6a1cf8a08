import { expect, test } from 'vitest';
import { type Manifest, scriptsOf, stylesOf } from './measure-bytes.ts';

const manifest: Manifest = {
  'src/web/entry.client.tsx': { file: 'entry.js', imports: ['_core'], css: ['entry.css'] },
  _core: { file: 'core.js', imports: ['src/web/entry.client.tsx'], css: ['core.css'] },
  'a.page.tsx': { file: 'a.js', imports: ['_core'], css: ['a.css'] },
};

test('a file that two chunks need is weighed once', () => {
  expect(scriptsOf(manifest, ['src/web/entry.client.tsx', 'a.page.tsx'])).toEqual(['entry.js', 'core.js', 'a.js']);
});

test('styles are those of the entry and of the page', () => {
  expect(stylesOf(manifest, 'a.page.tsx')).toEqual(['entry.css', 'core.css', 'a.css']);
});
