import {
  HALF_LIFE_HOURS,
  LEAST_SCORE,
  LESS_WANTED_FACTOR,
  PRESENTATIONS_THAT_HALVE,
  READS_OF_MOST_QUALITY,
  WEIGHTS,
} from './home-weights.ts';

/** What the place of a story on the home of one reader hangs on. */
export type ScoreFacts = {
  /** Also where somebody followed passed it on: they put it before their followers (rule 21). */
  readonly isOfFollowedAuthor: boolean;
  readonly isOfFollowedPublication: boolean;
  readonly isOfFollowedTopic: boolean;
  /** A staff pick, or boosted. */
  readonly isCurated: boolean;
  /** Weighted reads (rule 43). */
  readonly reads: number;
  /** Milliseconds; of a story passed on, when that was. */
  readonly publishedAt: number;
  /** How often it was shown to the reader who did not open it. */
  readonly presentations: number;
  /** Of how many of its sources the reader asked to see less. */
  readonly lessWanted: number;
};

const HOUR = 60 * 60 * 1_000;

/** 0 to 2, by how much the story was read. */
export function qualityOf(reads: number): number {
  const part = Math.log2(1 + Math.max(reads, 0)) / Math.log2(1 + READS_OF_MOST_QUALITY);
  return WEIGHTS.mostQuality * Math.min(part, 1);
}

/**
 * The place of a story by rule 40, as the logarithm to the base 2 of its score: an old story keeps a place of
 * its own where the number itself would have become zero. Pure.
 */
export function scoreStory(facts: ScoreFacts, now: number): number {
  const sum =
    (facts.isOfFollowedAuthor ? WEIGHTS.followedAuthor : 0) +
    (facts.isOfFollowedPublication ? WEIGHTS.followedPublication : 0) +
    (facts.isOfFollowedTopic ? WEIGHTS.topic : 0) +
    (facts.isCurated ? WEIGHTS.curated : 0) +
    qualityOf(facts.reads);
  const age = Math.max(now - facts.publishedAt, 0) / HOUR / HALF_LIFE_HOURS;
  const halvings = Math.floor(facts.presentations / PRESENTATIONS_THAT_HALVE);
  return Math.log2(Math.max(sum, LEAST_SCORE)) - age - halvings + facts.lessWanted * Math.log2(LESS_WANTED_FACTOR);
}
