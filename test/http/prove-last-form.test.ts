import { expect, test } from 'vitest';
import { lastForm } from '#test/prove/memberships/last-form.ts';

const COUNT = 60;
/** In milliseconds, for a busy machine. */
const PATIENCE = 300_000;

test(
  'prove last-form, small: MEMB-3, what is charged is what the last form said',
  async () => {
    expect(await lastForm.run(COUNT, 1)).toEqual({ tried: COUNT, failures: [] });
  },
  PATIENCE,
);

test(
  'prove last-form, control: a till that charges more is found out',
  async () => {
    expect((await lastForm.control(1)).failures.length).toBeGreaterThan(0);
  },
  PATIENCE,
);
