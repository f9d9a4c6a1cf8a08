/** Prints what a page weighs, brotli, against the budgets of the house (section 7); exit code 1 when one is over. */
import { KILOBYTE, weights } from './build/weigh-pages.ts';

for (const { what, bytes, budget } of weights) {
  const isOver = bytes > budget * KILOBYTE;
  console.log(`${isOver ? 'OVER' : 'ok  '} ${what}: ${(bytes / KILOBYTE).toFixed(1)} KB of ${budget} KB`);
  if (isOver) process.exitCode = 1;
}
