import { ArchiveError } from '../../archive/archive-error.ts';
import { detectExport } from '../detect-export.ts';
import { isProblem } from '../report.ts';

// The peak is asked from the system, so nothing between two looks is missed.
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
const growth = (process.resourceUsage().maxRSS * 1024 - before) / 1_048_576;
process.stdout.write(JSON.stringify({ stories, reasons, growth }));
