import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { slimClient } from './slim-react.ts';

const folder = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
const client = readFileSync(join(folder, 'cjs', 'react-dom-client.production.js'), 'utf8');

/** What needs a function that is left out: drawing it would do nothing in a browser. */
const USES: readonly (readonly [what: string, use: RegExp])[] = [
  ['a view transition', /\bViewTransition\b|addTransitionType/],
  ['a ref to a fragment', /<Fragment\b[^>]*\bref=/],
  ['an element that React moves into the head', /<(?:link|meta|title|script|style)\b|\b(?:link|meta|title)', \{/],
  [
    'a resource fetched by React',
    /\b(?:preload|preloadModule|preinit|preinitModule|preconnect|prefetchDNS)\b.*'react-dom'/,
  ],
];

test('no screen uses what is left out of React', () => {
  const sources = globSync('src/web/**/*.tsx', {
    cwd: join(import.meta.dirname, '..', '..'),
    exclude: ['**/*.test.tsx'],
  });
  expect(sources.length).toBeGreaterThan(500);
  const found = sources.flatMap((file) => {
    const text = readFileSync(join(import.meta.dirname, '..', '..', file), 'utf8');
    // Expressions that read what the server wrote are no elements.
    const code = text.replaceAll(/^\s*(?:\/\/|\*|\/\*).*$|\/\^.*$/gm, '');
    return USES.flatMap(([what, use]) => (use.test(code) ? [`${file}: ${what}`] : []));
  });
  expect(found).toEqual([]);
});

test('React without them is a tenth smaller, and a React that names them otherwise stops the build', () => {
  expect(slimClient(client).length).toBeLessThan(client.length * 0.92);
  expect(() => slimClient(client.replaceAll('startViewTransition', 'beginViewTransition'))).toThrow(
    'no function startViewTransition',
  );
});
