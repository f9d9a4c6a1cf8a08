/** What a story counts for on the home of a reader (rule 40). */
export const WEIGHTS = { followedAuthor: 3, followedPublication: 2, topic: 1.5, curated: 2, mostQuality: 2 } as const;

/** A story counts for half as much every so many hours. */
export const HALF_LIFE_HOURS = 36;

/** So many presentations without a click halve a story, and so many more halve it again. */
export const PRESENTATIONS_THAT_HALVE = 3;

/**
 * Own judgement: weighted reads (rule 43) that give the most quality. It grows with their logarithm, so that the
 * first readers of a story tell more than the thousandth: 3 reads give a quarter, 15 a half.
 */
export const READS_OF_MOST_QUALITY = 255;

/** Own judgement: what remains of a source of which a reader asked to see less. */
export const LESS_WANTED_FACTOR = 0.25;

/** Own judgement: a story that nothing speaks for yet stands by its date behind all others of its day. */
export const LEAST_SCORE = 0.05;
