/** The migrated database that each test file gets a copy of. */
export const TEMPLATE = 'template_longhand';

/** The same by the pool in front of the cluster, where the run has one (`LONGHAND_TEST_POOLED`). */
export function pooledAddress(name: string): string | undefined {
  return process.env['LONGHAND_TEST_POOL']?.replace(/\/[^/]*$/, `/${name}`);
}

/** The same by the replica, where the run has one (`LONGHAND_TEST_REPLICA`). */
export function replicaAddresses(name: string): readonly string[] {
  const address = process.env['LONGHAND_TEST_READS'];
  return address === undefined ? [] : [address.replace(/\/[^/]*$/, `/${name}`)];
}

/** Address of a database in the cluster that the run started (`test-cluster.ts`). */
export function databaseAddress(name: string): string {
  const cluster = process.env['LONGHAND_TEST_CLUSTER'];
  if (cluster === undefined) throw new Error('The test cluster was not started: run tests by npm test or npx vitest.');
  return cluster.replace(/\/app(?=\?|$)/, `/${name}`);
}
