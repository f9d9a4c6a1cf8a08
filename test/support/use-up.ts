import type { TestGraph } from './test-graph.ts';

/** Leaves nothing of a limit to whoever took from it in this window. */
export async function useUp({ database }: Pick<TestGraph, 'database'>, name: string): Promise<void> {
  const text = 'update operation_count set count = 1000000 where name = $1 returning 1 as one';
  const rows = await database.query('use_up', text, [name]);
  if (rows.length === 0) throw new Error(`Nobody took anything from "${name}" yet.`);
}
