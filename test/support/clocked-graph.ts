import { afterAll, beforeAll } from 'vitest';
import { createFakeClock, type FakeClock } from '#platform/clock/clock.ts';
import { createTestGraph, type TestGraph } from './test-graph.ts';

/** A graph for all tests of a file, made before the first and closed after the last, whose clock they move. */
export function clockedGraph(at = '2026-11-21T12:00:00Z'): Omit<TestGraph, 'close'> & { readonly clock: FakeClock } {
  const clock = createFakeClock(at);
  let made: TestGraph | undefined;
  beforeAll(async () => {
    made = await createTestGraph(clock);
  });
  afterAll(() => made?.close());
  const world = (): TestGraph => {
    if (made === undefined) throw new Error('the world is there once the tests begin');
    return made;
  };
  return {
    clock,
    get graph() {
      return world().graph;
    },
    get context() {
      return world().context;
    },
    get database() {
      return world().database;
    },
  };
}
