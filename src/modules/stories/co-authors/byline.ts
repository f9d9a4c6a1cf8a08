import type { Busy } from '#modules/ground/busy.ts';
import type { Refusal } from '#modules/ground/story-outcome.ts';

/** Own judgement: names that one line holds, with those that are asked. */
export const MOST_AUTHORS = 10;

/** Who stands in the byline of a story, in order, and who is asked to; ids of people. */
export type Byline = {
  readonly type: 'Byline';
  readonly storyId: string;
  readonly creatorId: string;
  readonly authorIds: readonly string[];
  readonly invitedIds: readonly string[];
};

export type BylineOutcome = Byline | Refusal<'BadRequest' | 'Forbidden' | 'NotFound'> | Busy;
