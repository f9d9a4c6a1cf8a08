import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('what a page weighs stays within the budgets of the house', { timeout: 120_000 }, async () => {
  // Builds only when the sources are newer than the build.
  const built = spawnSync(process.execPath, [join(import.meta.dirname, '..', 'build.ts')], { encoding: 'utf8' });
  expect(built.stderr + built.stdout).toSatisfy(() => built.status === 0);
  const { KILOBYTE, weights } = await import('./weigh-pages.ts');
  expect(weights.filter(({ bytes, budget }) => bytes > budget * KILOBYTE || bytes === 0)).toEqual([]);
});
