import type { RateLimited } from '#modules/ground/limits/rate-limited.ts';

/** What can be clapped for. */
export type ClapTarget = { readonly kind: 'story' | 'response' | 'list'; readonly id: string };

/** Whose claps, and how many they are then: an absolute number, so that a request sent twice changes nothing. */
export type Claps = { readonly target: ClapTarget; readonly personId: string; readonly count: number };

/** What clapping comes to. */
export type ClapOutcome =
  | { readonly type: 'Clapped' }
  | RateLimited
  | { readonly type: 'BadRequest' | 'Forbidden' | 'NotFound'; readonly message: string };

export const clapped: ClapOutcome = { type: 'Clapped' };
