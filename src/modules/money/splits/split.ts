import type { Busy } from '#modules/ground/busy.ts';
import type { Refusal } from '#modules/ground/story-outcome.ts';

export type SplitShare = {
  readonly personId: string;
  readonly percent: number;
  readonly hasAgreed: boolean;
};

/** Percents that others than who began the story have, or would have. */
export type Split = {
  readonly id: string;
  readonly storyId: string;
  /** Who keeps what is given to nobody. */
  readonly creatorId: string;
  /** `2027-01-05`; null while it waits for somebody. */
  readonly effectiveOn: string | null;
  readonly shares: readonly SplitShare[];
};

/** How the earnings of a story are shared, and what is proposed instead. */
export type StorySplits = {
  readonly type: 'StorySplits';
  readonly storyId: string;
  readonly title: string;
  readonly creatorId: string;
  /** Whoever may be named, and is asked: the other authors, and those who have a share already. */
  readonly partyIds: readonly string[];
  readonly isOpen: boolean;
  /** Null where nothing was ever agreed: authors share equally. */
  readonly standing: Split | null;
  readonly proposed: Split | null;
};

export type SplitOutcome = StorySplits | Refusal<'BadRequest' | 'Conflict' | 'Forbidden' | 'NotFound'> | Busy;
