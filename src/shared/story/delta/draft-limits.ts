/** Rule 2: the title may be empty while one writes, and has at least one character when it is published. */
export const MOST_TITLE_LENGTH = 150;
export const MOST_SUBTITLE_LENGTH = 280;
/** Own judgement: while one writes, a title may be too long for readers, and all of the draft is saved. */
export const MOST_DRAFT_TITLE_LENGTH = 2_000;
export const MOST_DRAFT_SUBTITLE_LENGTH = 4_000;
/** Own judgement: a delta of more steps is no edit of a story of at most 2,000 blocks. */
export const MOST_CHANGES = 10_000;
