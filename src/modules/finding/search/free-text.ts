/** Own judgement: characters of a text that are kept for snippets. */
export const excerptLength = 20_000;
