/** Rule 40. */
const MOST_OF_ONE_AUTHOR = 2;
const WINDOW = 10;

/** Moves a third story of one author among ten behind the next ones by others, where there are others. Pure. */
export function spreadAuthors<Item extends { readonly creatorId: string }>(ranked: readonly Item[]): readonly Item[] {
  const waiting = [...ranked];
  const placed: Item[] = [];
  while (waiting.length > 0) {
    const recent = placed.slice(-(WINDOW - 1)).map((story) => story.creatorId);
    const isFree = (story: Item): boolean =>
      recent.filter((creatorId) => creatorId === story.creatorId).length < MOST_OF_ONE_AUTHOR;
    const index = Math.max(0, waiting.findIndex(isFree));
    placed.push(...waiting.splice(index, 1));
  }
  return placed;
}
