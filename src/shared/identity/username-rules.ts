import { isReservedUsername } from './reserved-usernames.ts';

/** Characters of a username (rule 130). */
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 30;

const ALPHABET = /^[a-z0-9](?:[a-z0-9_-]|\.(?!\.))*$/;

export type UsernameFault = 'tooShort' | 'tooLong' | 'invalid' | 'reserved';

/** A username in the one form in which it is compared: without outer spaces and the mark before it, in lower case. */
export function foldUsername(text: string): string {
  return text.trim().replace(/^@/, '').toLowerCase();
}

/**
 * What of the alphabet and the length of a folded username is wrong (rule 130): 3 to 30 of a–z 0–9 . _ -,
 * a letter or digit first, no two dots in a row.
 */
export function findUsernameFormFault(username: string): Exclude<UsernameFault, 'reserved'> | undefined {
  if (username.length > USERNAME_MAX) return 'tooLong';
  if (!ALPHABET.test(username)) return username === '' ? 'tooShort' : 'invalid';
  return username.length < USERNAME_MIN ? 'tooShort' : undefined;
}

/** What is wrong with a folded username that somebody wants for themselves; whether it is free only the server knows. */
export function findUsernameFault(username: string): UsernameFault | undefined {
  return findUsernameFormFault(username) ?? (isReservedUsername(username) ? 'reserved' : undefined);
}
