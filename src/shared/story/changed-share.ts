const WORD = /[\p{L}\p{N}\p{M}]+(?:['’.,·_-][\p{L}\p{N}\p{M}]+)*/gu;
/** Scripts without spaces are compared by their letters. */
const WITHOUT_SPACES = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;

/** Which share of the words of two texts is in one of them only: 0 for the same words, 1 for none in common. */
export function changedShare(before: string, after: string): number {
  const counts = new Map<string, number>();
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  for (const word of old) counts.set(word, (counts.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of fresh) {
    const left = counts.get(word) ?? 0;
    if (left > 0) common += 1;
    counts.set(word, left - 1);
  }
  const longest = Math.max(old.length, fresh.length);
  return longest === 0 ? 0 : (longest - common) / longest;
}

function wordsOf(text: string): readonly string[] {
  const words = text.toLowerCase().match(WORD) ?? [];
  return words.flatMap((word) => (WITHOUT_SPACES.test(word) ? [...word] : [word]));
}
