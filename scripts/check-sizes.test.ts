import { expect, test } from 'vitest';
import { brokenSizes } from './check-sizes.ts';

const look = (sizes: Readonly<Record<string, number>>) =>
  brokenSizes(Object.keys(sizes), (file) => '\n'.repeat(sizes[file] ?? 0));

test('a test or a script may be as long as a file of the program, and a component shorter', () => {
  const few = { 'src/a.ts': 1, 'src/b.ts': 1, 'src/c.ts': 1 };
  expect(look({ ...few, 'test/http/kites.test.ts': 350, 'scripts/fly.ts': 350 })).toEqual([]);
  expect(look({ ...few, 'test/http/kites.test.ts': 351 })).toEqual(['test/http/kites.test.ts has 351 lines.']);
  expect(look({ ...few, 'src/web/Kite.test.tsx': 151 })).toEqual([]);
  expect(look({ ...few, 'src/web/Kite.tsx': 151, 'src/web/d.ts': 1 })).toContain('src/web/Kite.tsx has 151 lines.');
});

test('the goals are about the program: long tests do not make its files long', () => {
  expect(look({ 'src/a.ts': 61, 'src/a.test.ts': 1 })).toEqual(['The median file has 61 lines; 60 is the goal.']);
  expect(look({ 'src/a.ts': 1, 'src/a.test.ts': 300 })).toEqual([]);
});
