/** Rule 2: the title may be empty while one writes, and has at least one character when it is published. */
export const MOST_TITLE_LENGTH = 150;
export const MOST_SUBTITLE_LENGTH = 280;
/** Own judgement: a delta of more steps is no edit of a story of at most 2,000 blocks. */
export const MOST_CHANGES = 10_000;
