import type { Columns } from '#modules/ground/column-list.ts';
import type { RateLimited } from '#modules/ground/limits/rate-limited.ts';

/** A passage of a story that a reader marked. */
export type Highlight = {
  readonly id: string;
  readonly storyId: string;
  readonly personId: string;
  readonly blockId: string;
  /** UTF-16 units of the block's plain text. */
  readonly start: number;
  readonly end: number;
  /** As it was when it was marked. */
  readonly text: string;
  readonly prefix: string;
  readonly suffix: string;
  readonly isPrivate: boolean;
  /** True where the words are not in the story any more (rule 11). */
  readonly isPassageChanged: boolean;
  readonly createdAt: Date;
};

export const highlightColumns: Columns<Highlight> = {
  id: 'id',
  storyId: 'story_id',
  personId: 'person_id',
  blockId: 'block_id',
  start: 'start_offset',
  end: 'end_offset',
  text: 'text',
  prefix: 'prefix',
  suffix: 'suffix',
  isPrivate: 'is_private',
  isPassageChanged: 'is_passage_changed',
  createdAt: 'created_at',
};

/** Why a passage is not marked. */
export type HighlightRefusal =
  | RateLimited
  | { readonly type: 'BadRequest' | 'Forbidden' | 'NotFound'; readonly message: string };

export type HighlightOutcome = Highlight | HighlightRefusal;
