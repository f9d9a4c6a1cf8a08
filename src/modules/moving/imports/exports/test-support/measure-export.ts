import { readFileSync } from 'node:fs';
import { ArchiveError } from '../../archive/archive-error.ts';
import { detectExport } from '../detect-export.ts';
import { isProblem } from '../report.ts';

/**
 * The largest that this program was, in kilobytes, so that nothing between two looks is missed. What `resourceUsage`
 * says begins with the size of whoever started it.
 */
function peak(): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  if (kilobytes === undefined) throw new Error('The system does not say how much memory this program took.');
  return Number(kilobytes);
}

const before = process.memoryUsage.rss();
const reasons: string[] = [];
let stories = 0;
try {
  const source = await detectExport(process.argv[2] ?? '');
  for await (const item of source?.items ?? []) {
    if (!isProblem(item)) stories += 1;
    else if (reasons.length < 20) reasons.push(item.reason);
  }
  await source?.close();
} catch (error) {
  if (!(error instanceof ArchiveError)) throw error;
  reasons.push(error.message);
}
const growth = (peak() * 1024 - before) / 1_048_576;
process.stdout.write(JSON.stringify({ stories, reasons, growth }));
