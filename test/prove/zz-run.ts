import { setup } from '#test/support/test-cluster.ts';
import { tryAll } from './search-relevance.ts';
const stop = await setup();
const t = performance.now();
try {
  const f = await tryAll(Number(process.argv[2]), Number(process.argv[3] ?? 7), true, Number(process.argv[4] ?? 25));
  console.log(f.tried, f.failures.length, ((performance.now() - t) / 1000).toFixed(0), 's');
} finally {
  await stop?.();
}
