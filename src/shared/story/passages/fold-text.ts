/** A text without what a page may show differently, and where each unit of it stood. */
export type FoldedText = { readonly text: string; readonly places: readonly number[] };

/** Blanks, hyphens that are seen at the end of a line only, and characters that HTML forbids. */
const UNSEEN = /[\s\u00ad\u200b-\u200d\u2060\ufeff\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;

/** Takes out of a text what differs between a document, its page and what a browser says is selected. */
export function foldText(text: string): FoldedText {
  let folded = '';
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    if (!UNSEEN.test(character)) {
      folded += character;
      for (let unit = 0; unit < character.length; unit += 1) places.push(place + unit);
    }
    place += character.length;
  }
  return { text: folded, places };
}
