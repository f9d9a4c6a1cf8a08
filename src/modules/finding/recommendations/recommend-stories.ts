import { HALF_LIFE_HOURS } from '#modules/finding/recommendations/home-weights.ts';
import { spreadAuthors } from '#modules/finding/recommendations/spread-authors.ts';

/** A story as the recommendation sees it. */
export type RankedStory = {
  readonly id: string;
  readonly creatorId: string;
  /** Weighted reads (rule 43). */
  readonly score: number;
  readonly publishedAt: number;
};

const HOUR = 60 * 60 * 1_000;

/**
 * Best of the last time first, without a viewer: the quality of a story halves every 36 hours, and at
 * most two in ten are by one author (rule 40). Pure; the same stories give the same order.
 */
export function recommendStories(stories: readonly RankedStory[], now: number): readonly RankedStory[] {
  const ranked = stories
    .map((story) => ({ story, rank: rankOf(story, now) }))
    .toSorted((left, right) => right.rank - left.rank || (left.story.id < right.story.id ? 1 : -1))
    .map(({ story }) => story);
  return spreadAuthors(ranked);
}

/** The logarithm of score × half-life, so that an old story keeps its place instead of becoming zero. */
function rankOf(story: RankedStory, now: number): number {
  return Math.log2(1 + story.score) - (now - story.publishedAt) / HOUR / HALF_LIFE_HOURS;
}
