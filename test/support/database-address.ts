/** The migrated database that each test file gets a copy of. */
export const TEMPLATE = 'template_longhand';

/** Address of a database in the cluster that the run started (`test-cluster.ts`). */
export function databaseAddress(name: string): string {
  const cluster = process.env['LONGHAND_TEST_CLUSTER'];
  if (cluster === undefined) throw new Error('The test cluster was not started: run tests by npm test or npx vitest.');
  return cluster.replace(/\/app\?/, `/${name}?`);
}
