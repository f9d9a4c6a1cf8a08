import type { Database } from '#platform/database/database.ts';

type Plan = {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Plan[];
};
type Explained = { readonly 'QUERY PLAN': readonly { readonly Plan: Plan }[] };
type Reads = { readonly rows: number; readonly statements: number };

/**
 * A database that counts, by `explain analyze`, the rows of tables that its statements look at, kept or not: what
 * something costs without a clock. Each statement runs twice.
 */
export function countReads<Tables>(counted: Database<Tables>): {
  readonly database: Database<Tables>;
  readonly reads: () => Reads;
} {
  let [rows, statements] = [0, 0];
  const query: Database<Tables>['query'] = async (name, text, values) => {
    const explain = `explain (analyze, timing off, format json) ${text}`;
    const [row] = await counted.query<Explained>(`explain_${name}`, explain, values);
    for (const { Plan: plan } of row?.['QUERY PLAN'] ?? []) rows += rowsOf(plan);
    statements += 1;
    return await counted.query(name, text, values);
  };
  return { database: { ...counted, query }, reads: () => ({ rows: Math.round(rows), statements }) };
}

function rowsOf(plan: Plan): number {
  const below = (plan.Plans ?? []).reduce((sum, child) => sum + rowsOf(child), 0);
  if (!/^(?:Seq|Index|Index Only|Bitmap Heap) Scan$/.test(plan['Node Type'])) return below;
  const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  return below + (plan['Actual Rows'] + removed) * plan['Actual Loops'];
}
