import type { ServerResponse } from 'node:http';

/** What is known of an answer: names of pages with what their cache had, patterns of addresses elsewhere. */
export type Answered = { readonly route: string; readonly cache: string };

const answered = new WeakMap<ServerResponse, Answered>();
const UNKNOWN: Answered = { route: 'none', cache: 'none' };
let areHitsNoted = false;

/** Has hits of the page cache noted as well, which nobody asks about where nothing is measured. */
export function noteHits(): void {
  areHitsNoted = true;
}

/** Says which page is sent and what the cache had of it. */
export function noteAnswer(response: ServerResponse, route: string | undefined, cache: string): void {
  if (cache !== 'hit' || areHitsNoted) answered.set(response, { route: route ?? UNKNOWN.route, cache });
}

export function answeredBy(response: ServerResponse): Answered {
  return answered.get(response) ?? UNKNOWN;
}
