import type { Story } from '#modules/stories/stories/story.ts';

/** Where a story of a digest comes from, in the order in which they stand in it. */
export const digestParts = ['followed', 'topics', 'picks', 'resume'] as const;
export type DigestPart = (typeof digestParts)[number];

/** Rule 44: how many of each part, seven in all; fewer than three are no digest. */
export const MOST_OF_PART: Readonly<Record<DigestPart, number>> = { followed: 3, topics: 2, picks: 1, resume: 1 };
export const LEAST_STORIES = 3;

export type DigestStory = { readonly part: DigestPart; readonly story: Story };
