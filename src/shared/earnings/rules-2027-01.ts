/** The month from which on these rules hold; a closed month names the ones that it was closed by (decision 0087). */
export const RULES_VERSION = '2027-01';

/**
 * What is paid and for what (rules 108 to 112), in one place: the page of the formula is written from it, and nothing
 * else decides what somebody earns.
 */
export const earningRules = {
  /** Percent of the fee, after tax and the provider's costs, that goes to writers. */
  sharePercent: { MEMBER: 60, FRIEND: 80 },
  /** Percent of what a story earns that editors of where it stands get at most (rule 223). */
  mostEditorPercent: 20,
  /** Seconds of attention before anything counts. */
  leastSeconds: 30,
  /** Minutes of one story that count in a month, at most; and never more than this many times its reading time. */
  mostMinutes: 30,
  readingTimes: 2,
  points: { minute: 1, clap: 1, highlight: 1, response: 2, follow: 3 },
  /** Quarters: a first visit from outside counts 5/4. Halves: a boosted story counts 3/2. */
  outside: { times: 5, by: 4 },
  boosted: { times: 3, by: 2 },
  /** Seconds that somebody may read in a day; what is beyond is nobody's reading. */
  mostSecondsADay: 8 * 3_600,
} as const;

/** What a member did with a story in a month. */
export type MonthOfReading = {
  /** Active seconds of reads, visits of less than 30 seconds left out. */
  readonly seconds: number;
  readonly readingMinutes: number;
  readonly hasClapped: boolean;
  readonly hasHighlighted: boolean;
  readonly hasResponded: boolean;
  readonly hasFollowed: boolean;
  readonly isFromOutside: boolean;
  readonly isBoosted: boolean;
};

/** How many of the units of `pointsOf` are a point: so that no weight leaves a fraction. */
export const UNITS_OF_POINT = 60 * earningRules.outside.by * earningRules.boosted.by;

/** What a month of reading weighs (rule 110), in 480ths of a point; 0 where it was no read. */
export function pointsOf(reading: MonthOfReading): number {
  const { leastSeconds, mostMinutes, readingTimes, points, outside, boosted } = earningRules;
  if (reading.seconds < leastSeconds) return 0;
  // A story of no minute at all is read for a minute all the same.
  const most = Math.min(Math.max(1, reading.readingMinutes) * readingTimes, mostMinutes) * 60;
  const minutes = Math.min(reading.seconds, most) * points.minute;
  const signs =
    (reading.hasClapped ? points.clap : 0) +
    (reading.hasHighlighted ? points.highlight : 0) +
    (reading.hasResponded ? points.response : 0) +
    (reading.hasFollowed ? points.follow : 0);
  const [ofOutside, byOutside] = reading.isFromOutside ? [outside.times, outside.by] : [1, 1];
  const [ofBoost, byBoost] = reading.isBoosted ? [boosted.times, boosted.by] : [1, 1];
  return ((minutes + signs * 60) * (UNITS_OF_POINT / 60) * ofOutside * ofBoost) / (byOutside * byBoost);
}
