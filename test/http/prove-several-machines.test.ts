import { describe, expect, test } from 'vitest';
import { hasMachines } from '#test/prove/machines/parts.ts';
import { severalMachines } from '#test/prove/machines/several-machines.ts';

describe.skipIf(!hasMachines())('prove several-machines', () => {
  test('rule 237, small: builds replace each other under load, and what is killed is back', async () => {
    const { tried, failures } = await severalMachines.run(2, 1);
    expect(failures).toEqual([]);
    expect(tried).toBeGreaterThan(100);
  });

  test('control: who kills instead of asking to end is found out', async () => {
    expect((await severalMachines.control(1)).failures).not.toEqual([]);
  });
});
