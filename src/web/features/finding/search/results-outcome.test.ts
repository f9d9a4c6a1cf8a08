import { expect, test } from 'vitest';
import { resultsOutcome } from './results-outcome.ts';

const outcomeOf = (query: string, outcome?: Parameters<typeof resultsOutcome>[1]) =>
  resultsOutcome(new URLSearchParams(query), outcome);

test('SEARCH-4: no engine lists results, and none are kept', () => {
  expect(outcomeOf('q=tide')).toEqual({ kind: 'show', robots: 'noindex', isCacheable: false });
  expect(outcomeOf('q=+')).toEqual({ kind: 'show', robots: 'noindex', isCacheable: true });
  expect(outcomeOf('', { kind: 'show', isCacheable: false })).toMatchObject({ isCacheable: false });
});

test('SEARCH-4: a page that no list gave is not found, and what else the page says goes before', () => {
  expect(outcomeOf('q=tide&page=x')).toEqual({ kind: 'notFound' });
  const redirect = { kind: 'redirect', location: '/elsewhere' } as const;
  expect(outcomeOf('q=tide&page=x', redirect)).toEqual(redirect);
  expect(outcomeOf('q=tide', { kind: 'show', status: 410 })).toMatchObject({ status: 410, robots: 'noindex' });
});
