import type { Highlight } from './highlight.ts';

/** Rule 29: a passage that so many readers marked is a top highlight. */
export const LEAST_TOP_READERS = 3;

/** A passage that readers marked alike: the highlight that most of them share, and how many they are. */
export type HighlightGroup = { readonly highlight: Highlight; readonly count: number };

/**
 * Puts together highlights that overlap, the passage marked by most readers first. The one with the most
 * others upon it speaks for all that overlap it; of equals the shorter, then the earlier. Pure.
 */
export function groupHighlights(highlights: readonly Highlight[]): readonly HighlightGroup[] {
  const byBlock = Map.groupBy(
    highlights.filter(({ isPassageChanged }) => !isPassageChanged),
    ({ blockId }) => blockId,
  );
  return [...byBlock.values()].flatMap(groupBlock).toSorted((one, other) => other.count - one.count);
}

function groupBlock(highlights: readonly Highlight[]): readonly HighlightGroup[] {
  const groups: HighlightGroup[] = [];
  let left = highlights;
  while (left.length > 0) {
    const best = left
      .map((highlight) => ({ highlight, count: readersOf(highlight, left) }))
      .reduce((one, other) => (isBetter(other, one) ? other : one));
    groups.push(best);
    left = left.filter((one) => !overlaps(one, best.highlight));
  }
  return groups;
}

function overlaps(one: Highlight, other: Highlight): boolean {
  return one.start < other.end && other.start < one.end;
}

function readersOf(highlight: Highlight, all: readonly Highlight[]): number {
  return new Set(all.filter((one) => overlaps(one, highlight)).map(({ personId }) => personId)).size;
}

function isBetter(one: HighlightGroup, other: HighlightGroup): boolean {
  if (one.count !== other.count) return one.count > other.count;
  const length = ({ highlight }: HighlightGroup) => highlight.end - highlight.start;
  if (length(one) !== length(other)) return length(one) < length(other);
  return one.highlight.createdAt < other.highlight.createdAt;
}
