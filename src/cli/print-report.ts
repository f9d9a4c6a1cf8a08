import { formatMessage } from '#shared/messages/format-message.ts';
import type { ImportProblem } from '#modules/moving/imports/imported-story.ts';
import type { ImportReport } from '#modules/moving/imports/import-report.ts';
import { cliTexts } from './texts.ts';

const GROUPS: readonly ImportProblem['kind'][] = ['missingImage', 'unknownConstruct', 'changed', 'conflict', 'refused'];

/** The report for a person: problems by kind, the most serious last, then a one-line summary. */
export function printReport(report: ImportReport): string {
  const lines: string[] = [];
  for (const kind of GROUPS) {
    const problems = report.problems.filter((problem) => problem.kind === kind);
    if (problems.length === 0) continue;
    lines.push(`${cliTexts[kind]} (${problems.length}):`);
    for (const { file, reason } of problems) lines.push(`  ${oneLine(file)}: ${oneLine(reason)}`);
    lines.push('');
  }
  const { problems: _problems, isDryRun, ...values } = report;
  lines.push(formatMessage(isDryRun ? cliTexts.drySummary : cliTexts.summary, values));
  return `${lines.join('\n')}\n`;
}

/** A name from an archive can contain anything: control characters would steer the terminal. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}
