/** How many stories the data of a benchmark holds. */
export const sizes = { small: 10_000, medium: 100_000, large: 1_000_000 } as const;

export type Size = keyof typeof sizes;

export function isSize(text: string | undefined): text is Size {
  return text !== undefined && Object.hasOwn(sizes, text);
}

/** Publications do not grow with the stories: their size does, from one story in forty to a handful. */
export const PUBLICATIONS = 200;
/** Distinct bodies; each story keeps a copy of its own. */
export const BODIES = 200;

/** Everything else in proportion to the stories. */
export function countsOf(stories: number) {
  return {
    stories,
    people: Math.max(200, stories / 10),
    tags: Math.max(500, Math.min(5_000, stories / 20)),
    images: Math.max(500, Math.min(20_000, stories / 10)),
    lists: Math.max(100, stories / 50),
    series: Math.max(50, stories / 250),
  };
}

/** People who follow as much as anybody does, and were shown a lot; the first of them by number. */
export const READERS = 20;
export const FOLLOWED_BY_READER = 2_000;

export type Counts = ReturnType<typeof countsOf>;
