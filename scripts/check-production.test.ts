import { expect, test } from 'vitest';
import { productionSettings, reachedByTestsAlone } from './check-production.ts';

test('what only tests reach is told, and what stands for a reason is not', () => {
  const issues = [
    { file: 'src/a.ts', files: [{ name: 'src/a.ts' }], exports: [] },
    { file: 'src/b.ts', files: [], exports: [{ name: 'fly' }, { name: 'land' }] },
  ];
  expect(reachedByTestsAlone(issues, new Map([['src/b.ts#fly', 'soon']]))).toEqual([
    'src/a.ts: nothing but tests reaches it.',
    'src/b.ts#land: nothing but tests reaches it.',
  ]);
});

test('a reason that nothing needs any more is told', () => {
  expect(reachedByTestsAlone([], new Map([['src/b.ts#fly', 'soon']]))).toEqual([
    'src/b.ts#fly: is used now, or gone: take it out of keptForLater.',
  ]);
});

test('tests, campaigns and scripts are no users', () => {
  const entry = ['src/main.ts', 'scripts/*.ts', 'test/**/*.test.ts', 'bin/*.mjs', 'src/a/test-support/measure.ts'];
  expect(productionSettings({ entry })['entry']).toEqual([
    'src/main.ts!',
    'scripts/*.ts',
    'test/**/*.test.ts',
    'bin/*.mjs!',
    'src/a/test-support/measure.ts',
  ]);
});
