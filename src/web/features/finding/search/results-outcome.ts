import type { PageOutcome } from '#web/app/page-definition.ts';
import { resultPage } from './result-page.ts';
import { wantedOf } from './wanted-of.ts';

/** Results are for whoever asks, now: no engine lists them and none are kept. What else the page says goes before. */
export function resultsOutcome(query: URLSearchParams, outcome: PageOutcome = { kind: 'show' }): PageOutcome {
  if (outcome.kind !== 'show') return outcome;
  if (resultPage(query) === undefined) return { kind: 'notFound' };
  const isResult = wantedOf(query) !== '';
  return { ...outcome, robots: 'noindex', isCacheable: !isResult && outcome.isCacheable !== false };
}
