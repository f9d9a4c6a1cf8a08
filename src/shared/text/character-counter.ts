/** What a counter beside a field shows: `count/limit`, red when over. */
export type CharacterCount = { readonly count: number; readonly text: string; readonly isOver: boolean };

/** Counts what a person would call characters: an emoji with its modifiers is one. */
export function countCharacters(text: string, limit: number, locale = 'en'): CharacterCount {
  let count = 0;
  for (const part of new Intl.Segmenter(locale).segment(text)) if (part.segment !== '') count += 1;
  return { count, text: `${count}/${limit}`, isOver: count > limit };
}
