import { draftValue } from '#modules/stories/drafts/draft.ts';
import type { SaveOutcome } from '#modules/stories/drafts/draft-outcome.ts';

const statuses = { NotFound: 404, Forbidden: 403, BadRequest: 400, RateLimited: 429 } as const;

/** What saving came to, as status and JSON; a conflict is 409 and brings what stands there (WRITE-2). */
export function saveAnswer(outcome: SaveOutcome): { readonly status: number; readonly value: unknown } {
  switch (outcome.type) {
    case 'DraftSaved': {
      const { postId, rev, savedAt } = outcome;
      return { status: 200, value: { postId, rev, savedAt: savedAt.getTime() } };
    }
    case 'Conflict': {
      const { message, draft } = outcome;
      return { status: 409, value: { message, draft: { rev: draft.rev, ...draftValue(draft) } } };
    }
    default: {
      const { type, ...value } = outcome;
      return { status: statuses[type], value };
    }
  }
}
