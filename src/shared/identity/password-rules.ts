/** Least characters of a password that stands alone, and of one beside a passkey or a second factor (rule 132). */
export const PASSWORD_MIN = 15;
export const PASSWORD_MIN_WITH_FACTOR = 8;
export const PASSWORD_MAX = 256;

/** What must be left of a password when the person's own words are taken out of it. */
const MIN_OTHER_CHARACTERS = 8;
const MIN_WORD = 3;
/** A unit of at most so many characters that is only repeated is as weak as the unit. */
const MAX_REPEATED_UNIT = 5;

export type PasswordFault =
  | 'PASSWORD_TOO_SHORT'
  | 'PASSWORD_TOO_LONG'
  /** Of the person's or the site's own words, or one short piece over and over. */
  | 'PASSWORD_EASY_TO_GUESS'
  /** Found only on the server, which has the list. */
  | 'PASSWORD_COMMON';

/**
 * What is wrong with a new password, or undefined (rule 132). It is taken exactly as typed: any
 * characters in any composition. `ownWords` are those of the person and the site (`ownWordsOf`).
 */
export function findPasswordFault(
  password: string,
  about: { readonly hasOtherFactor: boolean; readonly ownWords: readonly string[] },
): PasswordFault | undefined {
  const length = countCharacters(password);
  if (length < (about.hasOtherFactor ? PASSWORD_MIN_WITH_FACTOR : PASSWORD_MIN)) return 'PASSWORD_TOO_SHORT';
  if (length > PASSWORD_MAX) return 'PASSWORD_TOO_LONG';
  const isGuessable = isRepeated(password) || isMadeOfOwnWords(password, about.ownWords);
  return isGuessable ? 'PASSWORD_EASY_TO_GUESS' : undefined;
}

/** Characters as a person counts them: an emoji of one code point is one. */
export function countCharacters(text: string): number {
  return [...text].length;
}

/** The words that a password may not consist of: an address and its parts, names, and the site's own. */
export function ownWordsOf(about: {
  readonly email?: string;
  readonly names: readonly string[];
  readonly siteWords: readonly string[];
}): readonly string[] {
  const emailParts = (about.email ?? '').split('@').flatMap((part) => [part, ...part.split(/[^\p{L}\p{N}]+/u)]);
  const nameParts = [...about.names, ...about.siteWords].flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)]);
  const words = [...emailParts, ...nameParts].map(fold).filter((word) => word.length >= MIN_WORD);
  return [...new Set(words)].toSorted((left, right) => right.length - left.length);
}

function isMadeOfOwnWords(password: string, ownWords: readonly string[]): boolean {
  const folded = fold(password);
  const rest = ownWords.reduce((text, word) => text.replaceAll(word, ''), folded);
  return rest !== folded && countCharacters(rest) < MIN_OTHER_CHARACTERS;
}

function isRepeated(password: string): boolean {
  const characters = [...password];
  for (let size = 1; size <= MAX_REPEATED_UNIT; size += 1) {
    if (characters.every((character, index) => character === characters[index % size])) return true;
  }
  return false;
}

/** Letters and digits alone, in one case: what a guesser varies first is not seen. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
