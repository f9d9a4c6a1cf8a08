/** What figures are added up for: a month, a year, or all that is known. */
export type StatsPeriod =
  | { readonly kind: 'all' }
  | { readonly kind: 'year'; readonly year: number }
  | { readonly kind: 'month'; readonly year: number; readonly month: number };

const WRITTEN = /^(?<year>20\d\d)(?:-(?<month>0[1-9]|1[0-2]))?$/;

/** Reads `all`, `2026` or `2026-11`; undefined for everything else. */
export function parsePeriod(text: string | null | undefined): StatsPeriod | undefined {
  if (text === 'all') return { kind: 'all' };
  const { year, month } = WRITTEN.exec(text ?? '')?.groups ?? {};
  if (year === undefined) return undefined;
  if (month === undefined) return { kind: 'year', year: Number(year) };
  return { kind: 'month', year: Number(year), month: Number(month) };
}

/** As `parsePeriod` reads it. */
export function periodText(period: StatsPeriod): string {
  if (period.kind === 'all') return 'all';
  if (period.kind === 'year') return String(period.year);
  return `${period.year}-${String(period.month).padStart(2, '0')}`;
}

/** The period of the same kind so many further on; undefined where there is only one of its kind. */
export function periodAfter(period: StatsPeriod, count: number): StatsPeriod | undefined {
  if (period.kind === 'all') return undefined;
  if (period.kind === 'year') return { kind: 'year', year: period.year + count };
  const months = period.year * 12 + period.month - 1 + count;
  return { kind: 'month', year: Math.floor(months / 12), month: (months % 12) + 1 };
}
