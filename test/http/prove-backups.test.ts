import { expect, test } from 'vitest';
import { backups } from '#test/prove/backups.ts';

test('prove backups, small: OPS-1, what is restored is every row and file, also after a restore was cut off', async () => {
  expect(await backups.run(3, 1)).toEqual({ tried: 3, failures: [] });
});

test('prove backups, control: one row that came back otherwise is found', async () => {
  const { failures } = await backups.control(1);
  expect(failures.join('\n')).toMatch(/^seed 1: public\.person\b.* came back otherwise$/);
});
