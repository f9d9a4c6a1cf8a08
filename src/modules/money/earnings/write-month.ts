import { createHash } from 'node:crypto';
import type { SettledMonth } from '#shared/earnings/settle-month.ts';
import { csvLine } from '#shared/text/csv-line.ts';
import type { Month } from './earning-results.store.ts';

/**
 * The statements of a month as lines of text: the same bytes for the same inputs and rules, whoever writes them and
 * when. One after another, since all of them are too much for one text.
 */
export function* monthLines(
  { period, rules, costs }: Pick<Month, 'period' | 'rules' | 'costs'>,
  { lines, statements, funds }: SettledMonth,
): Generator<string> {
  yield csvLine(['month', period, rules, costs.basisPoints, costs.fixed]);
  for (const line of lines)
    yield csvLine([
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
    ]);
  for (const { personId, currency, micros, amount } of statements)
    yield csvLine(['statement', 'writer', personId, currency, micros, amount]);
  for (const { currency, received, carried } of funds) yield csvLine(['fund', currency, received, carried]);
}

/** Chained: whoever changes a closed month has to change all that came after it. */
export function hashOf(lines: Iterable<string>, before: string | null): string {
  const hash = createHash('sha256')
    .update(before ?? '')
    .update('\n');
  for (const line of lines) hash.update(line);
  return hash.digest('hex');
}
