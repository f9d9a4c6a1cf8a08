import { createHash } from 'node:crypto';
import type { SettledMonth } from '#shared/earnings/settle-month.ts';
import { csvLine } from '#shared/text/csv-line.ts';
import type { Month } from './earning-results.store.ts';

/** The statements of a month as text: the same bytes for the same inputs and rules, whoever writes it and when. */
export function writeMonth(
  { period, rules, costs }: Pick<Month, 'period' | 'rules' | 'costs'>,
  settled: SettledMonth,
): string {
  const { lines, statements, funds } = settled;
  return [
    csvLine(['month', period, rules, costs.basisPoints, costs.fixed]),
    ...lines.map((line) =>
      csvLine([
        'line',
        line.earner.kind,
        line.earner.id,
        line.period,
        line.source,
        line.storyId,
        line.day,
        line.currency,
        line.members,
        line.seconds,
        line.points,
        line.micros,
        // Months that closed before editors were paid have no such column, and their bytes stay.
        ...(line.publicationId === null ? [] : [line.publicationId]),
      ]),
    ),
    ...statements.map(({ personId, currency, micros, amount }) =>
      csvLine(['statement', 'writer', personId, currency, micros, amount]),
    ),
    ...funds.map(({ currency, received, carried }) => csvLine(['fund', currency, received, carried])),
  ].join('');
}

/** Chained: whoever changes a closed month has to change all that came after it. */
export function hashOf(text: string, before: string | null): string {
  return createHash('sha256')
    .update(before ?? '')
    .update('\n')
    .update(text)
    .digest('hex');
}
