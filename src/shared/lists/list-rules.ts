import { cleanLine, cleanLines, isLonger } from '#shared/text/clean-lines.ts';

/** Characters of a name, a description and a note, as a person counts them; stories in a list, and lists of a person (rule 34). */
export const listRules = {
  mostName: 60,
  mostDescription: 280,
  mostNote: 500,
  mostItems: 500,
  mostLists: 200,
} as const;

export type ListFault = 'nameMissing' | 'nameTooLong' | 'descriptionTooLong' | 'noteTooLong';
type Read = { readonly value: string } | { readonly fault: ListFault };

/** A name in one line; it must not be empty. */
export function readListName(text: string): Read {
  const value = cleanLine(text);
  if (value === '') return { fault: 'nameMissing' };
  return isLonger(value, listRules.mostName) ? { fault: 'nameTooLong' } : { value };
}

/** A description; may be empty. */
export function readListDescription(text: string): Read {
  const value = cleanLines(text);
  return isLonger(value, listRules.mostDescription) ? { fault: 'descriptionTooLong' } : { value };
}

/** The owner's words about one story; may be empty. */
export function readListNote(text: string): Read {
  const value = cleanLines(text);
  return isLonger(value, listRules.mostNote) ? { fault: 'noteTooLong' } : { value };
}
