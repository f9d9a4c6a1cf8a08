/** Characters of a name, a description and a note, as a person counts them; stories in a list, and lists of a person (decisions 34). */
export const listRules = {
  mostName: 60,
  mostDescription: 280,
  mostNote: 500,
  mostItems: 500,
  mostLists: 200,
} as const;

export type ListFault = 'nameMissing' | 'nameTooLong' | 'descriptionTooLong' | 'noteTooLong';
type Read = { readonly value: string } | { readonly fault: ListFault };

/** What stays of a control is the line break; what turns the direction of the text behind it goes. */
const UNSEEN =
  /(?!\n)[\p{Cc}\p{Cs}\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;

/** A name in one line; it must not be empty. */
export function readListName(text: string): Read {
  const value = cleanLines(text).replace(/\s+/g, ' ').trim();
  if (value === '') return { fault: 'nameMissing' };
  return isOver(value, listRules.mostName) ? { fault: 'nameTooLong' } : { value };
}

/** A description; may be empty. */
export function readListDescription(text: string): Read {
  const value = cleanLines(text);
  return isOver(value, listRules.mostDescription) ? { fault: 'descriptionTooLong' } : { value };
}

/** The owner's words about one story; may be empty. */
export function readListNote(text: string): Read {
  const value = cleanLines(text);
  return isOver(value, listRules.mostNote) ? { fault: 'noteTooLong' } : { value };
}

function cleanLines(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(UNSEEN, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function isOver(text: string, most: number): boolean {
  return [...text].length > most;
}
