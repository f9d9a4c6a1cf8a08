import { setup } from '#test/support/test-cluster.ts';
import { searchRelevance } from './search-relevance.ts';
const stop = await setup();
const t = performance.now();
try {
  const f = await searchRelevance.run(Number(process.argv[2]), Number(process.argv[3] ?? 7));
  console.log(f.tried, f.failures.length, ((performance.now() - t) / 1000).toFixed(0), 's');
} finally {
  await stop?.();
}
