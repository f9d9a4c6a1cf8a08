import { graphErrorMessages } from '#shared/messages/graph-errors.ts';
import { resultMessages } from '#shared/messages/results.ts';

/** What each kind of refusal tells (rules 148 and 149). */
type Refusals = {
  readonly BadRequest: object;
  readonly Conflict: object;
  readonly Forbidden: object;
  readonly NotFound: object;
  /** Seconds. */
  readonly RateLimited: { readonly retryAfter: number };
  readonly PublishingRestrictedBannedLinks: { readonly links: readonly string[] };
  readonly MaxPinnedStoriesReached: { readonly limit: number };
};

export type Refusal<Name extends keyof Refusals> = {
  [One in Name]: { readonly type: One; readonly message: string } & Refusals[One];
}[Name];

/** What a change to a story comes to: the story that is to be read anew, or why nothing was changed. */
export type StoryOutcome<Name extends keyof Refusals> =
  | { readonly type: 'Post'; readonly storyId: string }
  | Refusal<Name>;

export function changedStory(storyId: string) {
  return { type: 'Post', storyId } as const;
}

export function refuse<Name extends 'BadRequest' | 'Conflict' | 'Forbidden' | 'NotFound'>(type: Name, message: string) {
  return { type, message } as const;
}

export const noSuchStory = refuse('NotFound', graphErrorMessages.notFound);
export const forbiddenStory = refuse('Forbidden', graphErrorMessages.forbidden);
export const storyWentOn = refuse('Conflict', resultMessages.conflict);
