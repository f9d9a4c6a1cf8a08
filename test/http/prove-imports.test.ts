import { expect, test } from 'vitest';
import { imports } from '#test/prove/imports.ts';

test('prove imports, small: killed and run again, an import ends with the rows of an undisturbed one', async () => {
  expect(await imports.run(2, 1)).toEqual({ tried: 2, failures: [] });
});

test('prove imports, control: an import that is never run again is found out', async () => {
  expect((await imports.control(1)).failures.length).toBeGreaterThan(0);
});
