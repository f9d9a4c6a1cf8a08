import { expect, test } from 'vitest';
import { clockedGraph } from '#test/support/clocked-graph.ts';
import { readLateMonths } from './close-month.ts';

const world = clockedGraph();
const { clock } = world;

test('PART-4: a month is late from the day after it was to be closed, and the oldest is told first (rule 311)', async () => {
  await world.database.query(
    'test_months',
    `insert into earning_month (period, rules, state, cost_basis_points, cost_fixed, counted_at, closed_at, statement_hash)
     values ('2026-08', '2027-01', 'CLOSED', 0, 0, now(), now(), repeat('a', 64)), ('2026-09', '2027-01', 'SETTLED', 0, 0, now(), null, null),
       ('2026-10', '2027-01', 'FROZEN', 0, 0, now(), null, null), ('2026-11', '2027-01', 'OPEN', 0, 0, now(), null, null)`,
    [],
  );
  const lateOn = async (now: string) => {
    clock.set(now);
    return (await readLateMonths(world.context)).map(({ month, state, dueAt }) => [
      month,
      state,
      dueAt.toISOString().slice(0, 10),
    ]);
  };
  const september = ['2026-09', 'SETTLED', '2026-10-05'];
  expect(await lateOn('2026-10-05T23:00:00Z')).toEqual([]);
  expect(await lateOn('2026-10-06T00:00:00Z')).toEqual([september]);
  expect(await lateOn('2026-11-05T12:00:00Z')).toEqual([september]);
  expect(await lateOn('2026-11-06T12:00:00Z')).toEqual([september, ['2026-10', 'FROZEN', '2026-11-05']]);
});
