import type { ServerResponse } from 'node:http';

/** What we know about an answer: for pages their name and what their cache had, elsewhere the pattern of the address. */
export type Answered = { readonly route: string; readonly cache: string };

const answered = new WeakMap<ServerResponse, Answered>();
const UNKNOWN: Answered = { route: 'none', cache: 'none' };
let areHitsNoted = false;

/** Has page cache hits noted as well; without measuring, nobody needs them. */
export function noteHits(): void {
  areHitsNoted = true;
}

/** Notes which page is sent and what the cache had of it. */
export function noteAnswer(response: ServerResponse, route: string | undefined, cache: string): void {
  if (cache !== 'hit' || areHitsNoted) answered.set(response, { route: route ?? UNKNOWN.route, cache });
}

export function answeredBy(response: ServerResponse): Answered {
  return answered.get(response) ?? UNKNOWN;
}
