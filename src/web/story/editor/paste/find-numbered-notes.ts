import { elementsIn, lettersOf, type PasteElement, styleOf } from './paste-tree.ts';

/** A note that nothing but its number ties to the text. */
export type NumberedNote = {
  readonly reference: PasteElement;
  readonly note: PasteElement;
  /** The number at the beginning of the note. */
  readonly mark: PasteElement;
};

const NUMBER = /^\s*\[(\d{1,3})\]\s*$/;
const IN_LINE = new Set(['a', 'span', 'sup']);
const HOLDERS = new Set(['p', 'li', 'div']);

/**
 * Google Docs often puts no links on the clipboard: a raised number in brackets refers, and below the text a paragraph
 * begins with the same number. Where only one of the two was copied, it stays what it is.
 */
export function findNumberedNotes(root: PasteElement): readonly NumberedNote[] {
  const references = new Map<string, PasteElement>();
  const found = new Map<string, NumberedNote>();
  const visit = (element: PasteElement, holder: PasteElement | undefined, isRaised: boolean): void => {
    const raised = isRaised || element.tag === 'sup' || styleOf(element, 'vertical-align') === 'super';
    const number = IN_LINE.has(element.tag) ? NUMBER.exec(lettersOf(element))?.[1] : undefined;
    if (number !== undefined && holder !== undefined) {
      const reference = references.get(number);
      const isFirst = lettersOf(holder).trimStart().startsWith(`[${number}]`) && isBeginning(holder, element);
      if (isFirst && reference !== undefined && !found.has(number))
        found.set(number, { reference, note: holder, mark: element });
      else if (!isFirst && !references.has(number) && (raised || hasRaised(element))) references.set(number, element);
      return;
    }
    const inside = HOLDERS.has(element.tag) ? element : holder;
    for (const child of element.children) if (typeof child !== 'string') visit(child, inside, raised);
  };
  visit(root, undefined, false);
  return [...references.keys()].flatMap((number) => found.get(number) ?? []);
}

/** Whether it is the first number of the holder. */
function isBeginning(holder: PasteElement, element: PasteElement): boolean {
  const first = [...elementsIn(holder)].find((inside) => inside !== holder && NUMBER.test(lettersOf(inside)));
  return first === element;
}

function hasRaised(element: PasteElement): boolean {
  return [...elementsIn(element)].some(
    (inside) => inside.tag === 'sup' || styleOf(inside, 'vertical-align') === 'super',
  );
}
