import { short } from './statistics.ts';

/** One figure of a run. */
export type Finding = {
  readonly bench: string;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly target?: { readonly atLeast: number } | { readonly atMost: number };
  /** What stood beside it: medians, counts, what was left out. */
  readonly note?: string;
};

/** Undefined where nothing is asked of the figure. */
export function isMet({ value, target }: Finding): boolean | undefined {
  if (target === undefined) return undefined;
  return 'atLeast' in target ? value >= target.atLeast : value <= target.atMost;
}

/** Findings as lines of equal columns. Pure. */
export function tableOf(findings: readonly Finding[]): string {
  const rows = findings.map((finding) => [
    finding.bench,
    finding.name,
    `${short(finding.value)}${finding.unit === '' ? '' : ` ${finding.unit}`}`,
    targetText(finding),
    { true: 'met', false: 'SHORT', undefined: '' }[String(isMet(finding))] ?? '',
    finding.note ?? '',
  ]);
  const all = [['bench', 'what', 'value', 'target', '', 'beside'], ...rows];
  const widths = all[0]?.map((_column, index) => Math.max(...all.map((row) => row[index]?.length ?? 0))) ?? [];
  const write = (row: readonly string[]): string =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  return all.map(write).join('\n');
}

function targetText({ target }: Finding): string {
  if (target === undefined) return '';
  return 'atLeast' in target ? `≥ ${short(target.atLeast)}` : `≤ ${short(target.atMost)}`;
}
