import { draftMessages as messages } from '#shared/messages/drafts.ts';
import { graphErrorMessages } from '#shared/messages/graph-errors.ts';
import { resultMessages } from '#shared/messages/results.ts';
import type { BadRequest } from '#modules/ground/refusals.ts';
import type { Draft } from './draft.ts';

export type DraftSaved = {
  readonly type: 'DraftSaved';
  readonly postId: string;
  readonly rev: number;
  readonly savedAt: Date;
};
export type NotYours = { readonly type: 'NotFound' | 'Forbidden'; readonly message: string };
type RateLimited = { readonly type: 'RateLimited'; readonly message: string; readonly retryAfter: number };
/** The draft went on meanwhile: both versions meet in a merge (rule 7). */
type Conflict = {
  readonly type: 'Conflict';
  readonly message: string;
  readonly draft: Draft;
};

export type CreateOutcome = DraftSaved | BadRequest | NotYours | RateLimited;
export type SaveOutcome = DraftSaved | Conflict | NotYours | BadRequest | RateLimited;

export const notFound: NotYours = { type: 'NotFound', message: graphErrorMessages.notFound };
export const forbidden: NotYours = { type: 'Forbidden', message: resultMessages.noAccess };

export function rateLimited(retryAfter: number): RateLimited {
  return { type: 'RateLimited', message: resultMessages.rateLimited, retryAfter };
}

export function conflictWith(draft: Draft): Conflict {
  return { type: 'Conflict', message: messages.conflict, draft };
}
