import { expect, test } from 'vitest';
import { membershipsUnderFaults } from '#test/prove/memberships/memberships-under-faults.ts';

const COUNT = 60;
/**
 * In milliseconds: longer than the campaign waits by itself, for an answer, for books and for mails, so that it says what
 * it waited for.
 */
const PATIENCE = 900_000;

test(
  'prove memberships-under-faults, small: MEMB-3, books and ledgers agree after faults and kills',
  async () => {
    expect(await membershipsUnderFaults.run(COUNT, 1)).toEqual({ tried: COUNT, failures: [] });
  },
  PATIENCE,
);

test(
  'prove memberships-under-faults, control: a charge that is forgotten is found out',
  async () => {
    expect((await membershipsUnderFaults.control(1)).failures.length).toBeGreaterThan(0);
  },
  PATIENCE,
);
