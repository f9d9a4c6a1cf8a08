import { tidyQuery } from './recent-searches.ts';

/** What an address searches for; empty where it searches for nothing. */
export function wantedOf(query: URLSearchParams): string {
  return tidyQuery(query.get('q') ?? '');
}
