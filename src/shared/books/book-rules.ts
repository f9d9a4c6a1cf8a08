/** Own judgement: characters as a person counts them, books of a person, and editions of a book. */
export const bookRules = { mostTitle: 200, mostDescription: 1_000, mostBooks: 100, mostEditions: 10 } as const;

/** Years that a book can bear. */
export const FIRST_YEAR = 1_000;
export const LAST_YEAR = 2_100;

export const bookFormats = ['HARDCOVER', 'PAPERBACK', 'EBOOK', 'AUDIOBOOK'] as const;
export type BookFormat = (typeof bookFormats)[number];
